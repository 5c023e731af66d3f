/// A curve from (0, 0) to (1, 1) that says how far an animation is at a fraction of its time.
///
/// It is a cubic Bézier curve with two control points, as in CSS.
public struct TimingCurve: Sendable, Hashable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Makes a curve from its control points; times (x) are limited to 0…1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(0, x1), 1)
    self.y1 = y1
    self.x2 = min(max(0, x2), 1)
    self.y2 = y2
  }

  /// A straight line: constant speed.
  public static let linear = TimingCurve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
  /// Starts slowly.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// How far the animation is at a fraction of its time, 0…1.
  public func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return Self.bezier(y1, y2, parameter(at: fraction))
  }

  /// How fast the animation is at a fraction of its time; 1 is the mean speed.
  public func slope(at fraction: Double) -> Double {
    // At its very ends a curve may have no direction of its own, so it is asked just inside.
    let u = min(max(parameter(at: fraction), 1e-6), 1 - 1e-6)
    return Self.derivative(y1, y2, u) / max(Self.derivative(x1, x2, u), 1e-12)
  }

  /// The parameter at which the curve has a time, found by halving: x grows with the parameter.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }

  private static func derivative(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * a + 6 * v * u * (b - a) + 3 * u * u * (1 - b)
  }
}
