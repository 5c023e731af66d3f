/// A colour at a place in a gradient.
public struct GradientStop: Sendable, Hashable {
  /// The colour there.
  public var color: Color
  /// The place, from 0 (top) to 1 (bottom).
  public var location: Double

  /// Makes a stop from its colour and place.
  public init(color: Color, location: Double) {
    self.color = color
    self.location = location
  }
}
