import Graphics

extension Axis {
  /// The offer with extents along and across this axis.
  nonisolated func proposal(length: Double?, breadth: Double?) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(width: length, height: breadth)
      : ProposedSize(width: breadth, height: length)
  }

  /// The offered extent along this axis.
  nonisolated func length(of proposal: ProposedSize) -> Double? {
    self == .horizontal ? proposal.width : proposal.height
  }

  /// The offered extent across this axis.
  nonisolated func breadth(of proposal: ProposedSize) -> Double? {
    self == .horizontal ? proposal.height : proposal.width
  }
}
