public import Motion

/// How far a drag goes, and what it shows, until it turns a page by itself.
///
/// A drag of x points shows a movement of x / `pageTurnCutOff` · `scrollResistanceCutOff` points.
/// Past `pageTurnCutOff` the page turns and the rest of the drag is nobody's.
nonisolated public struct EarlyCutOffConfiguration: Sendable {
  /// How far the page has moved, in points, when it turns.
  public let scrollResistanceCutOff: Double
  /// The length of the drag, in points, past which the page turns.
  public let pageTurnCutOff: Double
  /// How the page turns.
  public let pageTurnAnimation: Animation

  /// Makes a configuration; lengths below 1 count as 1.
  public init(
    scrollResistanceCutOff: Double, pageTurnCutOff: Double, pageTurnAnimation: Animation
  ) {
    self.scrollResistanceCutOff = max(1, scrollResistanceCutOff)
    self.pageTurnCutOff = max(1, pageTurnCutOff)
    self.pageTurnAnimation = pageTurnAnimation
  }

  /// Turns past 80 points, of which 40 are shown, with a spring of response 0.4 s and damping
  /// fraction 0.95.
  public static let `default` = EarlyCutOffConfiguration(
    scrollResistanceCutOff: 40, pageTurnCutOff: 80,
    pageTurnAnimation: .spring(response: 0.4, dampingFraction: 0.95))

  /// The share of a drag that is shown.
  var resistance: Double { scrollResistanceCutOff / pageTurnCutOff }
}
