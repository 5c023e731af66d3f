internal import Glibc

/// An affine transform of the plane: scale, rotation, shear and translation.
///
/// A point `(x, y)` goes to `(a·x + c·y + tx, b·x + d·y + ty)`.
public struct Transform: Sendable, Hashable {
  /// The coefficient of x in the new x.
  public var a: Double
  /// The coefficient of x in the new y.
  public var b: Double
  /// The coefficient of y in the new x.
  public var c: Double
  /// The coefficient of y in the new y.
  public var d: Double
  /// The horizontal translation in points.
  public var tx: Double
  /// The vertical translation in points.
  public var ty: Double

  /// Makes a transform from its six coefficients.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// A translation by a vector in points.
  public static func translation(_ vector: Vector) -> Transform {
    Transform(tx: vector.dx, ty: vector.dy)
  }

  /// A scaling about a centre.
  public static func scale(_ factor: Double, about center: Point) -> Transform {
    Transform(
      a: factor, d: factor, tx: center.x * (1 - factor), ty: center.y * (1 - factor))
  }

  /// A rotation about a centre by an angle in degrees, clockwise.
  public static func rotation(degrees: Double, about center: Point) -> Transform {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: center.x - cosine * center.x + sine * center.y,
      ty: center.y - sine * center.x - cosine * center.y)
  }

  /// Whether axes stay parallel to themselves: only scale and translation.
  public var isAxisAligned: Bool { b == 0 && c == 0 }

  /// The transform that applies this one first and then another.
  public func followed(by next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The place where a position goes.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle round the place where a rectangle goes.
  public func apply(to rect: Rect) -> Rect {
    let corners = [
      apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = (left: Double.infinity, top: Double.infinity)
    var far = (right: -Double.infinity, bottom: -Double.infinity)
    for corner in corners {
      box = (min(box.left, corner.x), min(box.top, corner.y))
      far = (max(far.right, corner.x), max(far.bottom, corner.y))
    }
    return Rect(
      x: box.left, y: box.top, width: far.right - box.left, height: far.bottom - box.top)
  }

  /// The transform that undoes this one, or nil if it flattens the plane.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
