import Motion

/// Drives a pager through gestures as a person would.
struct PagerRun {
  var pager: Pager
  var time = 0.0

  init(_ pager: Pager) { self.pager = pager }

  init(count: Int, page: Int = 0, rules: PagerRules = PagerRules()) {
    self.init(Pager(page: page, bounds: PageBounds(count: count), rules: rules))
  }

  /// Takes hold and moves by a distance in pages at constant speed, in samples 8 ms apart.
  mutating func drag(by pages: Double, over duration: Double) {
    pager.begin(at: time)
    move(by: pages, over: duration)
  }

  /// Moves on in the same gesture.
  mutating func move(by pages: Double, over duration: Double) {
    let samples = max(1, Int((duration / 0.008).rounded()))
    for _ in 0..<samples {
      time += duration / Double(samples)
      pager.drag(by: pages / Double(samples), at: time)
    }
  }

  /// Lets go, without a pause before.
  @discardableResult
  mutating func release() -> Int { pager.end(at: time) }

  /// Rests the finger until its speed is gone, then lets go.
  @discardableResult
  mutating func releaseAfterRest() -> Int {
    time += 0.1
    return pager.end(at: time)
  }

  /// Lets time pass in frames.
  mutating func wait(_ duration: Double, rate: Double = 60) {
    let end = time + duration
    while time < end {
      time = min(end, time + 1 / rate)
      pager.advance(to: time)
    }
  }
}
