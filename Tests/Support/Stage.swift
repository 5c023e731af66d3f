public import Graphics
public import Interface
public import Motion

/// A window without a window: a host, a clock that the test moves, and hands that click and type.
public final class Stage {
  /// The tree under test.
  public let host: ViewHost
  /// The time, in seconds.
  public private(set) var now: Seconds = 100
  /// The last frame.
  public private(set) var list = DrawList()

  /// Shows a view in a window of a size in points and makes the first frame.
  public init(
    width: Double = 400, height: Double = 300, scale: Double = 1,
    measurer: any TextMeasurer = FixedMeasurer(),
    environment: (inout EnvironmentValues) -> Void = { _ in }, content: some View
  ) {
    host = ViewHost(measurer: measurer, content: content)
    environment(&host.environment)
    host.resize(to: Size(width: width, height: height), scale: scale)
    frame()
  }

  /// Moves the clock by some seconds and makes one frame.
  @discardableResult public func frame(after seconds: Seconds = 1 / 60) -> DrawList {
    now += seconds
    list = host.frame(at: now)
    return list
  }

  /// Makes frames at 60 Hz until none is wanted; answers how many it took, at most 600.
  @discardableResult public func settle() -> Int {
    var count = 0
    while host.wantsFrame, count < 600 {
      frame()
      count += 1
    }
    return count
  }

  /// Lets time pass as a window does, with frames at 60 Hz while something moves and otherwise when
  /// one is due; answers how many there were.
  @discardableResult public func pass(_ seconds: Seconds) -> Int {
    let end = now + seconds
    var count = 0
    while true {
      let next = host.wantsFrame ? now + 1 / 60 : host.deadline ?? .infinity
      guard next <= end else { break }
      frame(after: max(0, next - now))
      count += 1
    }
    now = end
    return count
  }

  /// Lets time pass without a frame.
  public func wait(_ seconds: Seconds) { now += seconds }

  /// Presses a key.
  public func press(
    _ key: KeyEvent.Key, modifiers: KeyEvent.Modifiers = [], isRepeat: Bool = false
  ) {
    host.handle(.key(KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: now)))
  }

  /// Sends a pointer event.
  public func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double,
    button: PointerEvent.Button = .primary, source: PointerEvent.Source = .mouse, id: Int = 0
  ) {
    host.handle(
      .pointer(
        PointerEvent(
          phase, source: source, button: button, id: id, position: Point(x: x, y: y), time: now)))
  }

  /// Presses and releases the primary button.
  public func click(_ x: Double, _ y: Double) {
    pointer(.pressed, x, y)
    now += 0.05
    pointer(.released, x, y)
  }

  /// Drags from one place to another in equal steps over a time, and lets go.
  public func drag(
    from start: Point, to end: Point, steps: Int = 10, seconds: Seconds = 0.2, release: Bool = true
  ) {
    pointer(.pressed, start.x, start.y)
    for step in 1...steps {
      now += seconds / Double(steps)
      let part = Double(step) / Double(steps)
      let place = start + (end - start) * part
      pointer(.dragged, place.x, place.y)
    }
    if release { pointer(.released, end.x, end.y) }
  }

  /// Turns a wheel by detents, positive to the right and down.
  public func wheel(dx: Double = 0, dy: Double = 0, at position: Point = Point(x: 100, y: 100)) {
    host.handle(
      .wheel(WheelEvent(detents: Vector(dx: dx, dy: dy), position: position, time: now)))
  }

  /// Sends a step of continuous scrolling.
  public func scroll(
    _ phase: ScrollEvent.Phase, dx: Double = 0, dy: Double = 0,
    source: ScrollEvent.Source = .finger, at position: Point = Point(x: 100, y: 100)
  ) {
    host.handle(
      .scroll(
        ScrollEvent(
          phase, source: source, delta: Vector(dx: dx, dy: dy), position: position, time: now)))
  }

  /// Scrolls with two fingers in equal steps over a time, and lifts them.
  public func swipe(
    dx: Double, dy: Double = 0, steps: Int = 10, seconds: Seconds = 0.15, lift: Bool = true
  ) {
    for step in 0..<steps {
      now += seconds / Double(steps)
      scroll(
        step == 0 ? .began : .changed, dx: dx / Double(steps), dy: dy / Double(steps))
    }
    if lift { scroll(.ended) }
  }
}
