internal import Glibc
public import Graphics

extension Spring {
  /// The state of the spring some seconds after it was let go.
  ///
  /// - Parameters:
  ///   - time: The time since the spring was let go; before 0 nothing has happened yet.
  ///   - displacement: Where the value was then, measured from the target.
  ///   - velocity: How fast it moved then, per second.
  /// - Returns: Displacement from the target and velocity in the same units.
  public func value(
    at time: Seconds, from displacement: Double, velocity: Double = 0
  ) -> (displacement: Double, velocity: Double) {
    let answer = answer(after: time)
    return (
      answer.xx * displacement + answer.xv * velocity,
      answer.vx * displacement + answer.vv * velocity
    )
  }

  /// Whether the spring has come to rest: displacement and speed are both below their tolerance.
  public func isAtRest(
    at time: Seconds, from displacement: Double, velocity: Double = 0,
    distance: Double, speed: Double
  ) -> Bool {
    let state = value(at: time, from: displacement, velocity: velocity)
    return abs(state.displacement) < distance && abs(state.velocity) < speed
  }

  /// The velocity, reduced so far that it carries the spring no more than a limit farther than the
  /// spring would go from rest.
  ///
  /// A spring released fast and close to its target would swing far past it, even when it is
  /// critically damped.
  public func velocity(
    _ velocity: Double, from displacement: Double, overshooting limit: Double
  ) -> Double {
    let direction: Double = velocity < 0 ? -1 : 1
    let outset = displacement * direction
    let farthest = peak(from: outset, velocity: 0) + limit
    var low = 0.0
    var high = abs(velocity)
    guard peak(from: outset, velocity: high) > farthest else { return velocity }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if peak(from: outset, velocity: middle) > farthest { high = middle } else { low = middle }
    }
    return low * direction
  }

  /// The greatest displacement on the way of a spring let go with a velocity that is not negative,
  /// at least 0.
  private func peak(from displacement: Double, velocity: Double) -> Double {
    guard response > 0 else { return max(0, displacement) }
    let decay = dampingFraction * frequency
    let pull = frequency * frequency * displacement + decay * velocity
    let discriminant = dampingFraction * dampingFraction - 1
    let w = frequency * abs(discriminant).squareRoot()
    let turn: Seconds
    if abs(discriminant) <= 1e-9 {
      turn = pull > 0 ? velocity / pull : .infinity
    } else if discriminant < 0 {
      turn = atan2(w * velocity, pull) / w
    } else {
      turn = pull > w * velocity ? atanh(w * velocity / pull) / w : .infinity
    }
    // A spring without a turning point creeps to its target from one side.
    guard turn.isFinite else { return max(0, displacement) }
    return value(at: turn, from: displacement, velocity: velocity).displacement
  }
}
