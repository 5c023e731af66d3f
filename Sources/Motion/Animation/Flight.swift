internal import Graphics

/// One motion of a value to a target, a pure function of time.
struct Flight<Data: VectorArithmetic>: Sendable {
  let target: Data
  let animation: Animation
  /// When the motion begins, after any delay.
  let start: Seconds
  /// Where the value is at the start, measured from the target.
  private let displacement: Data
  /// The velocity at the start, per second.
  private let velocity: Data
  /// How near to its target, squared, a spring rests.
  private let tolerance: Double

  /// The share of its way that a spring may be from its target when it rests.
  private static var restShare: Double { 1.0 / 4000 }

  init(from value: Data, velocity: Data, to target: Data, along animation: Animation, at: Seconds) {
    self.target = target
    self.animation = animation
    self.velocity = velocity
    start = at
    displacement = value - target
    let extent = Self.energy(displacement, velocity, animation)
    tolerance = extent * Self.restShare * Self.restShare
  }

  /// The value and its velocity at a time.
  func state(at time: Seconds) -> (value: Data, velocity: Data) {
    guard time > start else { return (target + displacement, velocity) }
    guard let (offset, velocity) = offset(at: time) else { return (target, .zero) }
    return (target + offset, velocity)
  }

  /// Whether the value has reached its target for good.
  func isDone(at time: Seconds) -> Bool { offset(at: time) == nil }

  /// The displacement from the target and the velocity, or nil when the motion is over.
  private func offset(at time: Seconds) -> (Data, Data)? {
    let elapsed = max(0, time - start) * animation.pace
    switch animation.course {
    case .spring(let spring): return offset(of: spring, after: elapsed)
    case .curve(let curve, let duration):
      return elapsed < duration ? offset(of: curve, at: elapsed / duration, over: duration) : nil
    case .crossFade: return nil
    }
  }

  private func offset(of spring: Spring, after elapsed: Seconds) -> (Data, Data)? {
    let pace = animation.pace
    let answer = spring.answer(after: elapsed)
    let offset = displacement.scaled(by: answer.xx) + velocity.scaled(by: answer.xv / pace)
    let speed = displacement.scaled(by: answer.vx * pace) + velocity.scaled(by: answer.vv)
    // The energy of a damped spring only falls, so what rests stays at rest.
    return Self.energy(offset, speed, animation) > tolerance ? (offset, speed) : nil
  }

  /// A curve that takes over a speed starts on a straight line at that speed, from which a smooth
  /// step leads over to the curve.
  private func offset(
    of curve: TimingCurve, at fraction: Double, over duration: Seconds
  ) -> (Data, Data) {
    let duration = duration / animation.pace
    let curved = displacement.scaled(by: 1 - curve.value(at: fraction))
    let slope = displacement.scaled(by: -curve.slope(at: fraction) / duration)
    guard velocity != .zero else { return (curved, slope) }
    let straight = displacement + velocity.scaled(by: fraction * duration)
    let share = fraction * fraction * (3 - 2 * fraction)
    let growth = 6 * fraction * (1 - fraction) / duration
    return (
      curved.scaled(by: share) + straight.scaled(by: 1 - share),
      slope.scaled(by: share) + velocity.scaled(by: 1 - share)
        + (curved - straight).scaled(by: growth)
    )
  }

  /// The energy of a spring as the square of a distance: |x|² + |v / ω|².
  private static func energy(_ offset: Data, _ velocity: Data, _ animation: Animation) -> Double {
    guard case .spring(let spring) = animation.course, spring.response > 0 else { return 0 }
    let frequency = spring.frequency * animation.pace
    return offset.magnitudeSquared + velocity.magnitudeSquared / (frequency * frequency)
  }
}
