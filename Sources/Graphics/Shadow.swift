/// A soft shadow.
public struct Shadow: Sendable, Hashable {
  /// The colour under the opaque middle of the shape.
  public var color: Color
  /// The blur radius in points: two standard deviations of the blur.
  public var radius: Double
  /// Where the shadow lies relative to its shape, in points.
  public var offset: Vector

  /// Makes a shadow from its colour, blur radius and offset in points.
  public init(color: Color, radius: Double, offset: Vector = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
