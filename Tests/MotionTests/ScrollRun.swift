import Graphics
import Motion

/// Wheel samples on their way to a pager, joined as a view joins them.
struct ScrollRun {
  var pager: Pager
  private(set) var time = 0.0
  private var translator = ScrollTranslator()
  private var gate = DetentGate()
  private var lock = AxisLock.scroll(.horizontal)

  init(count: Int = 40, page: Int = 10) {
    pager = Pager(page: page, bounds: PageBounds(count: count))
  }

  mutating func scroll(x: Double = 0, y: Double = 0) {
    scroll(.moved(ScrollMovement(clicks: Vector(dx: x, dy: -y))))
  }

  mutating func scroll(_ sample: ScrollSample) {
    for step in translator.handle(sample, at: time) { take(step) }
  }

  private mutating func take(_ step: ScrollStep) {
    switch step {
    case .scroll(.began, _, let delta):
      lock = .scroll(.horizontal)
      if lock.add(delta) == .accepted { pager.begin(at: time) }
      pager.drag(by: delta.dx / 400, at: time)
    case .scroll(.changed, _, let delta): pager.drag(by: delta.dx / 400, at: time)
    case .scroll(.ended, _, _): pager.end(at: time)
    case .scroll(.cancelled, _, _): pager.cancel(at: time)
    case .detents(let detents):
      let count = detents.dx == 0 ? detents.dy : detents.dx
      let pages = gate.pages(for: count, at: time)
      if pages != 0 { pager.step(pages, at: time) }
    }
  }

  /// Lets time pass in frames.
  mutating func wait(_ duration: Double) {
    let end = time + duration
    while time < end {
      time = min(end, time + 1.0 / 120)
      if let step = translator.advance(to: time) { take(step) }
      pager.advance(to: time)
    }
  }

  /// Scrolls sideways by amounts of clicks, evenly in time.
  mutating func scroll(_ amounts: [Double], every interval: Double) {
    for amount in amounts {
      scroll(x: amount)
      wait(interval)
    }
  }
}
