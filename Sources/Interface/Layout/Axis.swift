import Graphics

/// A direction of layout or movement.
nonisolated public enum Axis: Sendable, Hashable, CaseIterable {
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
