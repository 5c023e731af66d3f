/// A direction of layout or movement.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From one side to the other.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Axes together.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit per axis.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)

    /// Whether an axis is one of these.
    public func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }

  /// The part of a movement along this axis.
  public func length(of vector: Vector) -> Double { self == .horizontal ? vector.dx : vector.dy }

  /// The extent along this axis.
  public func length(of size: Size) -> Double { self == .horizontal ? size.width : size.height }

  /// The extent across this axis.
  public func breadth(of size: Size) -> Double { self == .horizontal ? size.height : size.width }

  /// The size with extents along and across this axis.
  public func size(length: Double, breadth: Double) -> Size {
    self == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }
}
