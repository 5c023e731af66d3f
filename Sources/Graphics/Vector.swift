/// A displacement, or a velocity per second, in points.
public struct Vector: Sendable, Hashable {
  /// The horizontal part, positive to the right.
  public var dx: Double
  /// The vertical part, positive downwards.
  public var dy: Double

  /// Makes a displacement from its parts in points.
  public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector()

  /// The length of the vector, in points.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The sum of two displacements.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

  /// The difference of two displacements.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

  /// The displacement the other way round.
  public static prefix func - (vector: Vector) -> Vector { vector * -1 }

  /// The displacement stretched by a factor.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  /// Adds a displacement in place.
  public static func += (a: inout Vector, b: Vector) { a = a + b }
}
