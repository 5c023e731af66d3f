import Graphics

/// A direction of layout or movement.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From one side to the other.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The extent along this axis.
  func length(of size: Size) -> Double { self == .horizontal ? size.width : size.height }

  /// The extent across this axis.
  func breadth(of size: Size) -> Double { self == .horizontal ? size.height : size.width }

  /// The size with extents along and across this axis.
  func size(length: Double, breadth: Double) -> Size {
    self == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  /// The offer with extents along and across this axis.
  func proposal(length: Double?, breadth: Double?) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(width: length, height: breadth)
      : ProposedSize(width: breadth, height: length)
  }

  /// The offered extent along this axis.
  func length(of proposal: ProposedSize) -> Double? {
    self == .horizontal ? proposal.width : proposal.height
  }

  /// The offered extent across this axis.
  func breadth(of proposal: ProposedSize) -> Double? {
    self == .horizontal ? proposal.height : proposal.width
  }
}

/// A set of edges of a rectangle.
public struct Edge: Sendable, Hashable {
  /// Edges together.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit per edge.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where a line of text begins.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where a line of text ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}
