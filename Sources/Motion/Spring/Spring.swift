public import Graphics

/// A damped spring that pulls a value to its target.
///
/// Mass is 1, stiffness (2π / response)² and damping 4π · dampingFraction / response. The motion is
/// solved in closed form, so it depends only on the time since its start and never on the frame
/// rate.
public struct Spring: Sendable, Hashable {
  /// The period of the undamped spring in seconds, the measure of its speed.
  ///
  /// Zero makes a spring that is at its target at once.
  public let response: Seconds
  /// The damping relative to critical damping: below 1 the spring overshoots, from 1 it does not.
  ///
  /// At least 0.05, so that every spring comes to rest.
  public let dampingFraction: Double

  /// Makes a spring from its period and its damping relative to critical damping.
  ///
  /// A negative response counts as 0 and a damping fraction below 0.05 as 0.05; values that are not
  /// numbers make a critical spring of half a second.
  public init(response: Seconds, dampingFraction: Double) {
    self.response = response.isFinite ? max(0, response) : 0.5
    self.dampingFraction = dampingFraction.isFinite ? min(max(0.05, dampingFraction), 100) : 1
  }

  /// Makes a spring from its perceived duration and its bounce of −1…1.
  ///
  /// A bounce of 0 is critical damping and above 0 the damping fraction is 1 − bounce; below 0 the
  /// spring is overdamped by 1 / (1 + bounce).
  public init(duration: Seconds = 0.5, bounce: Double = 0) {
    let dampingFraction = bounce < 0 ? 1 / max(0.01, 1 + bounce) : 1 - bounce
    self.init(response: duration, dampingFraction: dampingFraction)
  }

  /// The frequency of the undamped spring in radians per second.
  var frequency: Double { 2 * .pi / response }
}
