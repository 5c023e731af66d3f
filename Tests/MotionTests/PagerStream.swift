import Motion

/// A pager in a reproducible stream of random events, with everything that went wrong.
struct PagerStream {
  private(set) var time = 0.0
  var pager: Pager
  private(set) var faults: [String] = []
  private var random: SeededGenerator
  private let frameRate: Double

  init(seed: UInt64, frameRate: Double = 60) {
    random = SeededGenerator(seed: seed)
    self.frameRate = frameRate
    let count = Int.random(in: 0...9, using: &random)
    var rules = PagerRules()
    rules.reach = Int.random(in: 1...2, using: &random)
    if Int.random(in: 0..<8, using: &random) == 0 { rules.turn = .threshold(0.1) }
    pager = Pager(
      page: Int.random(in: -2...9, using: &random),
      bounds: Bool.random(using: &random) ? PageBounds(count: count) : PageBounds(lower: -count),
      rules: rules)
  }

  private mutating func check(_ isTrue: Bool, _ fault: StaticString) {
    if !isTrue { faults.append("\(fault) at \(time)") }
  }

  private mutating func pass(_ duration: Double) {
    let end = time + duration
    let speed = abs(pager.velocity(at: time))
    while time < end {
      let before = pager.position
      let step = min(1 / frameRate, end - time)
      time = min(end, time + 1 / frameRate)
      pager.advance(to: time)
      // A spring of frequency ω is never faster than its first speed plus ω times its way.
      check(
        abs(pager.position - before) <= (speed + 20 * 12) * step + pager.rules.restDistance,
        "jump in a frame")
    }
  }

  mutating func doAnything() {
    pass(.random(in: 0...0.2, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2, 3: gesture()
    case 4: handOver { $0.step([-1, 1].randomElement(using: &$1) ?? 0, at: $2) }
    case 5: handOver { $0.settle(to: .random(in: -3...12, using: &$1), at: $2) }
    case 6: handOver(keepsSpeed: false) { pager, _, time in pager.cancel(at: time) }
    case 7: handOver(keepsSpeed: false) { pager, _, time in pager.begin(at: time) }
    case 8: changeBounds()
    case 9: rebase()
    case 10: jump()
    default: press()
    }
    checkState()
  }

  /// Something that must not move the position nor, unless a finger stops it, change the speed.
  private mutating func handOver(
    keepsSpeed: Bool = true,
    _ act: (inout Pager, inout SeededGenerator, Double) -> Void
  ) {
    pager.advance(to: time)
    let before = (pager.position, pager.velocity(at: time))
    act(&pager, &random, time)
    check(
      abs(pager.position - before.0) <= pager.rules.restDistance,
      "a hand-over jumps")
    let speed = pager.velocity(at: time)
    // Only what would fly past an end is slowed down.
    if keepsSpeed, abs(before.1) < 8, abs(pager.overscroll) < 0.2 {
      check(
        abs(speed - before.1) <= max(1e-6, pager.rules.restSpeed), "a hand-over changes the speed")
    } else {
      check(
        abs(speed) <= abs(before.1) + 1e-6 && speed * before.1 >= 0,
        "a hand-over adds speed or turns it round")
    }
  }

  private mutating func gesture() {
    handOver(keepsSpeed: false) { pager, _, time in pager.begin(at: time) }
    let direction = Double.random(in: -1...1, using: &random)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      time += Bool.random(using: &random) ? 0 : .random(in: 0.001...0.05, using: &random)
      let before = pager.position
      let delta = direction * .random(in: -0.05...0.3, using: &random)
      pager.drag(by: delta, at: time)
      check(abs(pager.position - before) <= abs(delta) + 1e-9, "moves farther than the finger")
    }
    guard Bool.random(using: &random), case .dragging(let drag) = pager.phase else { return }
    let before = (pager.position, pager.velocity(at: time))
    let target = pager.end(at: time)
    check(abs(target - drag.start) <= pager.rules.reach, "turns beyond reach")
    check(abs(pager.position - before.0) <= pager.rules.restDistance, "release jumps")
    let speed = pager.velocity(at: time)
    check(
      abs(speed) <= abs(before.1) + 1e-9 && speed * before.1 >= 0, "release changes the speed")
  }

  private mutating func changeBounds() {
    let before = pager
    let lower = Int.random(in: -3...3, using: &random)
    pager.bounds =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: PageBounds(lower: lower)
      case 1: PageBounds(upper: lower)
      default: PageBounds(lower: lower, upper: lower + .random(in: -1...8, using: &random))
      }
    let stays = pager.bounds.excess(of: before.position) == 0 && !pager.bounds.isEmpty
    check(!stays || pager.position == before.position, "a page that stays moves")
  }

  private mutating func rebase() {
    let before = pager
    let shift = pager.bounds.isEmpty ? 0 : Int.random(in: -50...50, using: &random)
    pager.rebase(by: shift)
    check(
      abs(pager.position - Double(shift) - before.position) < 1e-9
        && pager.target - shift == before.target
        && pager.overscroll - before.overscroll < 1e-9, "renumbering moves")
    // Numbers stay small, so that later random pages are near.
    pager.rebase(by: -shift)
  }

  private mutating func jump() {
    let page = Int.random(in: -3...12, using: &random)
    pager.jump(to: page)
    check(pager.position == Double(pager.bounds.clamp(page)), "jump misses")
  }

  private mutating func press() {
    pager.advance(to: time)
    let (wasSettling, target) = (pager.isSettling, pager.target)
    let page = pager.press(1, at: time)
    guard wasSettling else { return }
    check(
      page == pager.bounds.clamp(target + 1) && pager.position == Double(page),
      "a key during a turn does not show its page")
  }

  private mutating func checkState() {
    check(pager.position.isFinite, "position is not finite")
    check(abs(pager.overscroll) < 1, "beyond the rubber band")
    for page in [pager.target, pager.nearest, pager.settled] {
      check(
        pager.bounds.isEmpty ? page == 0 : pager.bounds.contains(page), "page out of bounds")
    }
    if pager.phase == .idle {
      check(pager.position == Double(pager.settled), "idle between pages")
    }
  }

  mutating func comeToRest() {
    pager.cancel(at: time)
    let target = pager.target
    pass(1)
    checkState()
    check(pager.phase == .idle, "still moves after a second")
    check(pager.settled == target, "rests elsewhere than at its target")
  }
}
