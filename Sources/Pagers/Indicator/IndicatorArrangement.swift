import Graphics
import Interface
import Motion

/// How a row of dots and its label share a length.
///
/// The row is in the middle, whether there is a label or not. Where the length is short the row has
/// fewer dots; where even three have no place beside the label, there is no label.
struct IndicatorArrangement: Equatable {
  /// The direction in which the dots follow each other.
  let axis: Axis
  /// The measures of the row.
  private(set) var metrics: IndicatorMetrics
  /// The space on each side of the row that the label needs on one; nil: there is no label.
  private(set) var labelRoom: Double?
  /// How broad row and label are.
  private(set) var breadth = PageIndicatorNode.hitBreadth

  /// Arranges no pages.
  init() { (axis, metrics) = (.horizontal, IndicatorMetrics()) }

  /// Arranges the dots of a number of pages in a length.
  init(
    _ metrics: IndicatorMetrics, axis: Axis, count: Int, length: Double,
    measurer: any TextMeasurer
  ) {
    self.axis = axis
    self.metrics = metrics
    if count > IndicatorMetrics.mostDots {
      let label = IndicatorLabel(page: count - 1, total: count, measurer: measurer)
      let room = IndicatorLabel.gap + axis.length(of: label.size)
      (self.metrics, labelRoom) = (metrics.fitting(length - 2 * room, count: count), room)
      breadth = max(breadth, axis.breadth(of: label.size))
      if self.length(count: count) <= length { return }
    }
    (self.metrics, labelRoom) = (metrics.fitting(length, count: count), nil)
    breadth = PageIndicatorNode.hitBreadth
  }

  /// The length of the dots, with half a gap on both sides.
  func rowLength(count: Int) -> Double {
    count > 0 ? metrics.width(count: count) + metrics.gap : 0
  }

  /// The length of everything.
  func length(count: Int) -> Double { rowLength(count: count) + 2 * (labelRoom ?? 0) }
}
