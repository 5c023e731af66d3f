import Graphics
import Interface
import Motion

/// The icon of a page in a row: as it is for the current page, and as it is for another.
///
/// Each of the two may be nothing, which is a dot.
final class IndicatorIconNode: Node {
  private let current: ContentNode
  private let other: ContentNode

  override init(in context: ViewContext) {
    current = ContentNode(in: context)
    other = ContentNode(in: context)
    super.init(in: context)
    setChildren([other, current])
  }

  func show(_ icon: @escaping (Int, Bool) -> AnyView, page: Int, _ colors: IndicatorColors) {
    for (node, isCurrent) in [(current, true), (other, false)] {
      var environment = environment
      environment.foregroundColor = isCurrent ? colors.current : colors.other
      node.environment = environment
      node.updateContent(
        ElementView(element: page) { icon($0, isCurrent) },
        in: ViewContext(host: host, environment: environment))
    }
  }

  // MARK: Layout and drawing

  override var isLayoutBoundary: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: IndicatorIconsNode.side, height: IndicatorIconsNode.side)
  }

  /// Places both in the middle: as large as they want to be where that is more than there is.
  override func layoutItems() {
    for item in items {
      let ideal = item.measure(.unspecified)
      let isLarge = max(ideal.width, ideal.height) > IndicatorIconsNode.side
      let proposal = isLarge ? ProposedSize.unspecified : ProposedSize(size)
      let extent = item.measure(proposal)
      item.place(
        at: Point(x: bounds.midX - extent.width / 2, y: bounds.midY - extent.height / 2),
        size: extent, proposal: proposal)
    }
  }

  /// Draws the icon of a page.
  /// - Parameters:
  ///   - prominence: How much of the page is current, 0…1.
  ///   - filling: The part of the icon in which it may look current, from its beginning.
  func draw(prominence: Double, filling: Double, into canvas: inout Canvas) {
    canvas.faded(by: filling < 1 ? 1 : 1 - prominence) { draw(other, into: &$0) }
    guard prominence > 0 else { return }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let width = size.width * filling
    let filled = Rect(
      x: isMirrored ? size.width - width : 0, y: 0, width: width, height: size.height)
    canvas.faded(by: prominence) { canvas in
      if filling >= 1 {
        draw(current, into: &canvas)
      } else {
        canvas.clipped(to: filled) { draw(current, into: &$0) }
      }
    }
  }

  /// Draws an icon, smaller where it is too large; a page without one has a dot.
  private func draw(_ icon: Node, into canvas: inout Canvas) {
    guard !icon.items.isEmpty else {
      let dot = bounds.inset(by: (size.height - IndicatorMetrics().diameter) / 2)
      return canvas.add(
        .fill(dot, radius: dot.height / 2, icon.environment.resolvedForegroundColor))
    }
    let longest = max(icon.size.width, icon.size.height)
    guard longest > IndicatorIconsNode.side else { return icon.drawPlaced(into: &canvas) }
    let scale = Transform.scale(IndicatorIconsNode.side / longest, about: bounds.center)
    canvas.transformed(by: scale) { icon.drawPlaced(into: &$0) }
  }
}
