internal import Glibc
internal import Graphics

/// How a spring answers, some time after it was let go, to the state in which it was let go.
///
/// A spring is linear, so its state is this matrix times the first state, for a number as well as
/// for each part of a vector:
/// `displacement = xx · x₀ + xv · v₀` and `velocity = vx · x₀ + vv · v₀`.
struct SpringResponse {
  /// The part of the first displacement in the displacement.
  var xx: Double
  /// The part of the first velocity in the displacement.
  var xv: Double
  /// The part of the first displacement in the velocity.
  var vx: Double
  /// The part of the first velocity in the velocity.
  var vv: Double

  /// Rest at the target.
  static let rest = SpringResponse(xx: 0, xv: 0, vx: 0, vv: 0)
  /// The state in which the spring was let go.
  static let start = SpringResponse(xx: 1, xv: 0, vx: 0, vv: 1)
}

extension Spring {
  /// The answer of the spring after a time.
  ///
  /// With ω the frequency, g = ζω and w² = |ω² − g²|, both solutions of x″ + 2g·x′ + ω²·x = 0 are
  /// C, which starts as (1, −g), and S, which starts as (0, 1): e^(−gt)·cos wt and
  /// e^(−gt)·sin wt / w below critical damping, their limits at it and hyperbolic functions above.
  func answer(after time: Seconds) -> SpringResponse {
    guard response > 0 else { return .rest }
    guard time > 0 else { return .start }
    let decay = dampingFraction * frequency
    let (c, s) = solutions(decay: decay, time: time)
    return SpringResponse(
      xx: c + decay * s, xv: s,
      vx: -frequency * frequency * s, vv: c - decay * s)
  }

  private func solutions(decay: Double, time: Seconds) -> (c: Double, s: Double) {
    let discriminant = dampingFraction * dampingFraction - 1
    guard abs(discriminant) > 1e-9 else {
      let fade = exp(-decay * time)
      return (fade, fade == 0 ? 0 : time * fade)
    }
    let w = frequency * abs(discriminant).squareRoot()
    if discriminant < 0 {
      let fade = exp(-decay * time)
      return (fade * cos(w * time), fade * sin(w * time) / w)
    }
    let slow = exp((w - decay) * time)
    let fast = exp((-w - decay) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * w))
  }
}
