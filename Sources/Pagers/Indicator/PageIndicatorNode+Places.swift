import Graphics
import Interface
import Motion

extension PageIndicatorNode {
  /// Whether the first page is on the right.
  var isMirrored: Bool {
    arrangement.axis == .horizontal && environment.layoutDirection == .rightToLeft
  }

  /// The measures of the row at present, while its bright dot becomes a pill or a dot again.
  var metrics: IndicatorMetrics {
    var metrics = arrangement.metrics
    metrics.elongation = elongation.value(at: host.now)
    return metrics
  }

  /// The area of the dots, in which a finger can hit them.
  var rowArea: Rect {
    let length = total > 0 ? metrics.width(count: total) + metrics.gap : 0
    return rect(
      middle: arrangement.axis.length(of: size) / 2,
      Size(width: length, height: arrangement.axis.breadth(of: size)))
  }

  /// A pill round the dots, where their ground and the focus ring lie.
  var rowPill: Rect {
    let length = arrangement.axis.length(of: rowArea.size) + 8
    return rect(
      middle: arrangement.axis.length(of: size) / 2,
      Size(width: length, height: Self.pillBreadth))
  }

  /// How broad the pill is, in points.
  private static let pillBreadth = 28.0
  /// The radius of its ends, in points.
  static let pillRadius = pillBreadth / 2

  /// The leading edge of the first dot, along the row.
  private var rowStart: Double {
    let length = arrangement.axis.length(of: size) - arrangement.axis.length(of: rowArea.size)
    return (length + metrics.gap) / 2
  }

  /// The area of a dot, grown by a share of its size.
  func rect(of dot: IndicatorDot, grownBy growth: Double = 0) -> Rect {
    rect(
      middle: mirrored(rowStart + dot.center),
      Size(width: dot.width * (1 + growth), height: dot.height * (1 + growth)))
  }

  /// An area whose middle is somewhere along the row, `width` long and `height` broad.
  private func rect(middle: Double, _ extent: Size) -> Rect {
    let axis = arrangement.axis
    let size = axis.size(length: extent.width, breadth: extent.height)
    let center =
      axis == .horizontal ? Point(x: middle, y: bounds.midY) : Point(x: bounds.midX, y: middle)
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private func mirrored(_ place: Double) -> Double { isMirrored ? size.width - place : place }

  /// The area of the label: behind the last dot.
  func area(of label: IndicatorLabel) -> Rect {
    let axis = arrangement.axis
    let length = axis.length(of: label.size)
    let end = (axis.length(of: size) + axis.length(of: rowArea.size)) / 2
    let middle = end + IndicatorLabel.gap + length / 2
    return rect(
      middle: mirrored(middle), Size(width: length, height: axis.breadth(of: label.size)))
  }

  /// The page whose dot is at a place in the node's coordinates.
  func page(at point: Point, in row: IndicatorRow) -> Int? {
    guard isSeen, rowArea.contains(point) else { return nil }
    return row.page(at: mirrored(arrangement.axis.length(of: point - Point.zero)) - rowStart)
  }

  /// The page whose dot is under the pointer.
  func hoveredPage(in row: IndicatorRow) -> Int? {
    guard isHovered, scrubbed == nil, environment.isEnabled, let pointer else { return nil }
    return page(at: convertFromWindow(pointer), in: row)
  }

  /// Where the bubble lies.
  var bubbleOrigin: Point {
    let axis = arrangement.axis
    let origin = convertFromWindow(.zero)
    let row = rect(
      middle: axis.length(of: size) / 2,
      Size(width: axis.length(of: rowArea.size), height: metrics.diameter))
    return bubble.place(
      beside: row, axis: axis, finger: bubble.finger + axis.length(of: origin - Point.zero),
      window: Rect(origin: origin, size: host.size))
  }
}
