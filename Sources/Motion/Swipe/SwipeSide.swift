/// What a row has on one side to be uncovered.
public struct SwipeSide: Sendable, Hashable {
  /// How much is uncovered while the row rests open, in points; 0 where there is nothing.
  public var width: Double
  /// How much has to be uncovered at a release for the row to open, in points: more than this.
  public var threshold: Double
  /// Whether a swipe over most of the row stands for the outermost action.
  public var takesFullSwipe: Bool

  /// Makes a side; extents that are no positive numbers are 0, and without a threshold it is the
  /// whole width.
  public init(width: Double = 0, threshold: Double? = nil, takesFullSwipe: Bool = false) {
    func valid(_ extent: Double) -> Double { extent.isFinite ? max(0, extent) : 0 }
    self.width = valid(width)
    self.threshold = threshold.map { $0.isFinite ? max(0, $0) : valid(width) } ?? valid(width)
    self.takesFullSwipe = takesFullSwipe
  }
}
