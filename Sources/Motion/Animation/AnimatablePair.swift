/// Two things that are animated together.
///
/// Pairs of pairs hold as many numbers as needed.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first thing.
  public var first: First
  /// The second thing.
  public var second: Second

  /// Makes a pair of two things.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// No displacement of either thing.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The sums of both things.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  /// The differences of both things.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  /// Multiplies both things by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of all numbers of both things.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
