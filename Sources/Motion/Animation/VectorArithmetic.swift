/// Something that springs and curves can move: numbers that add and stretch.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies every number by a factor.
  mutating func scale(by factor: Double)
  /// The sum of the squares of all numbers.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This value with every number multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}
