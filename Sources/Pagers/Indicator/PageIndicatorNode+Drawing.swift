import Graphics
import Interface
import Motion

extension PageIndicatorNode {
  /// How much larger a dot under the pointer is, as a share of its size.
  private static let growth = 0.15

  /// Draws the dots, the bright one over them, and the label.
  func drawRow(_ row: IndicatorRow, into canvas: inout Canvas) {
    let colors = IndicatorColors(environment, active: color.value(at: host.now))
    for dot in row.dots {
      let level = highlight.level(of: dot.page, at: host.now)
      let growth = environment.accessibilityReduceMotion ? 0 : Self.growth * level
      let rect = rect(of: dot, grownBy: growth)
      canvas.add(.fill(rect, radius: rect.height / 2, colors.inactive(highlight: level)))
    }
    if let dot = row.activeDot {
      canvas.add(.fill(rect(of: dot), radius: dot.height / 2, colors.active))
    }
    if let label = label(of: row) {
      canvas.add(label.content(x: x(of: label), middle: bounds.midY, color: colors.active))
    }
  }

  /// How strong the halo of a faint dot is: such a dot lets its own halo shine through.
  private static let haloShare = 0.5

  /// Draws a halo round each dot; the one under the bright dot gives way to that one's.
  func drawHalos(of row: IndicatorRow, _ shadow: Shadow, into canvas: inout Canvas) {
    for dot in row.dots {
      canvas.faded(by: Self.haloShare * (1 - dot.prominence)) {
        $0.add(.shadow(rect(of: dot), radius: dot.height / 2, shadow))
      }
    }
    if let dot = row.activeDot {
      canvas.add(.shadow(rect(of: dot), radius: dot.height / 2, shadow))
    }
    if let label = label(of: row) {
      canvas.add(label.shadow(x: x(of: label), middle: bounds.midY, shadow))
    }
  }

  private func rect(of dot: IndicatorDot, grownBy growth: Double = 0) -> Rect {
    let (width, height) = (dot.width * (1 + growth), dot.height * (1 + growth))
    return Rect(
      x: mirrored(rowStart + dot.center) - width / 2, y: bounds.midY - height / 2, width: width,
      height: height)
  }

  private func label(of row: IndicatorRow) -> IndicatorLabel? {
    guard arrangement.labelRoom != nil, let page = row.page else { return nil }
    return IndicatorLabel(page: page, total: total, measurer: host.measurer)
  }

  private func x(of label: IndicatorLabel) -> Double {
    isMirrored
      ? rowArea.minX - IndicatorLabel.gap - label.width : rowArea.maxX + IndicatorLabel.gap
  }
}

// MARK: - Places

extension PageIndicatorNode {
  /// Whether the first page is on the right.
  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The area of the dots, in which a finger can hit them.
  var rowArea: Rect {
    let width = arrangement.rowWidth(count: total)
    return Rect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }

  /// The leading edge of the first dot.
  private var rowStart: Double { rowArea.minX + arrangement.metrics.gap / 2 }

  private func mirrored(_ x: Double) -> Double { isMirrored ? size.width - x : x }

  /// The page whose dot is at a place in the node's coordinates.
  func page(at point: Point, in row: IndicatorRow) -> Int? {
    rowArea.contains(point) ? row.page(at: mirrored(point.x) - rowStart) : nil
  }

  /// The page whose dot is under the pointer.
  func hoveredPage(in row: IndicatorRow) -> Int? {
    guard isHovered, scrubbed == nil, environment.isEnabled, let pointer else { return nil }
    return page(at: convertFromWindow(pointer), in: row)
  }

  /// Where the bubble lies.
  var bubbleOrigin: Point {
    let left = convertFromWindow(.zero).x
    return ThumbnailBubbleNode.origin(
      over: bubble.finger + left, top: bounds.midY - arrangement.metrics.diameter / 2,
      window: left...left + host.size.width)
  }
}
