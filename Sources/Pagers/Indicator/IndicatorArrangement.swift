import Graphics
import Interface
import Motion

/// How a row of dots and its label share a width.
///
/// The row is in the middle, whether there is a label or not. Where the width is short the row has
/// fewer dots; where even three have no place beside the label, there is no label.
struct IndicatorArrangement: Equatable {
  /// The measures of the row.
  private(set) var metrics = IndicatorMetrics()
  /// The space on each side of the row that the label needs on one; nil: there is no label.
  private(set) var labelRoom: Double?

  /// Arranges no pages.
  init() {}

  /// Arranges the dots of a number of pages in a width.
  init(count: Int, width: Double, measurer: any TextMeasurer) {
    let full = metrics
    if count > IndicatorMetrics.mostDots {
      let label = IndicatorLabel(page: count - 1, total: count, measurer: measurer)
      let room = IndicatorLabel.gap + label.width
      (metrics, labelRoom) = (full.fitting(width - 2 * room, count: count), room)
      if self.width(count: count) <= width { return }
    }
    (metrics, labelRoom) = (full.fitting(width, count: count), nil)
  }

  /// The width of the dots, with half a gap on both sides.
  func rowWidth(count: Int) -> Double { count > 0 ? metrics.width(count: count) + metrics.gap : 0 }

  /// The width of everything.
  func width(count: Int) -> Double { rowWidth(count: count) + 2 * (labelRoom ?? 0) }
}
