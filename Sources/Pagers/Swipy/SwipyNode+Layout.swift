import Graphics
import Interface
import Motion

extension SwipyNode {
  /// Measures content and actions and places them.
  func arrange() {
    let extent = content.measure(ProposedSize(size))
    if model.contentSize != extent { model.contentSize = extent }
    for edge in HorizontalEdge.allCases {
      model.actionsWidths[edge] = strip(edge).naturalWidth(height: extent.height)
    }
    let shown = motion.openEdge ?? motion.uncoveredEdge ?? .trailing
    if let width = model.actionsWidths[shown], width != model.swipeActionsWidth {
      model.swipeActionsWidth = width
    }
    measureSides()
    placeByOffset()
  }

  /// Tells the motion how wide the sides are and from where on they open.
  func measureSides() {
    motion.resize(row: size.width, leading: side(.leading), trailing: side(.trailing))
    // A row that was open before its actions were known, or whose actions have changed.
    if let edge = model.openEdge, !motion.isDragging {
      settle(to: motion.openPlace(of: edge), along: nil)
    }
  }

  private func side(_ edge: HorizontalEdge) -> SwipeSide {
    guard let width = model.actionsWidths[edge], width > 0 else { return SwipeSide() }
    return SwipeSide(
      width: width + outerMargin(edge), threshold: model.threshold(at: edge),
      takesFullSwipe: fullSwipe.contains(edge))
  }

  /// The space between the actions and the edge of the row.
  private func outerMargin(_ edge: HorizontalEdge) -> Double {
    edge == .leading ? model.swipeActionsMargin.leading : model.swipeActionsMargin.trailing
  }

  // MARK: Placing

  /// Puts content and actions where they are now.
  func placeByOffset() {
    let extent = model.contentSize ?? size
    switch reveal {
    case .slide:
      let origin = Point(
        x: (size.width - extent.width) / 2 + motion.offset * direction,
        y: (size.height - extent.height) / 2)
      content.place(at: origin, size: extent)
    case .retreat:
      let width = max(0, size.width - abs(motion.offset))
      let x = motion.offset * direction > 0 ? size.width - width : 0
      content.place(at: Point(x: x, y: 0), size: Size(width: width, height: size.height))
    }
    if let edge = motion.uncoveredEdge { placeStrip(edge, extent) }
  }

  private func placeStrip(_ edge: HorizontalEdge, _ content: Size) {
    let uncovered = abs(motion.offset)
    let strip = strip(edge)
    let natural = model.actionsWidths[edge] ?? 0
    let reach = max(0, uncovered - outerMargin(edge))
    let width = reveal == .slide ? max(natural, reach) : reach
    let height = reveal == .slide ? content.height : size.height
    strip.place(
      at: Point(
        x: strip.isOnRight ? size.width - uncovered : uncovered - width,
        y: (size.height - height) / 2),
      size: Size(width: width, height: height))
  }

  // MARK: Drawing

  /// How far beyond its row a shadow of the content may fall, in points.
  private static let shadowReach = 64.0
  /// The shadow of content that has become narrower.
  private static let edgeShadow = Shadow(color: Color(white: 0, opacity: 0.33), radius: 12)

  /// Draws the content, and the actions as far as they are uncovered.
  func show(in canvas: inout Canvas) {
    guard let edge = motion.uncoveredEdge else { return content.drawPlaced(into: &canvas) }
    switch reveal {
    case .slide:
      let reach = Rect(
        x: 0, y: -Self.shadowReach, width: size.width, height: size.height + 2 * Self.shadowReach)
      canvas.clipped(to: reach) { canvas in
        canvas.faded(by: visibility(of: edge)) { strip(edge).drawPlaced(into: &$0) }
        content.drawPlaced(into: &canvas)
      }
    case .retreat(let radius):
      // As long as the actions are narrow the edge is less round, so that it lies on the first.
      let radius = min(max(0, radius), strip(edge).innermostWidth)
      canvas.clipped(to: bounds) { drawRetreated(strip(edge), radius: radius, into: &$0) }
    }
  }

  /// Draws content that has become narrower on the actions, which go on under its round edge.
  private func drawRetreated(
    _ strip: SwipyStripNode, radius: Double, into canvas: inout Canvas
  ) {
    let area = Rect(origin: content.origin, size: content.size)
    strip.drawPlaced(into: &canvas)
    let under = Rect(
      x: strip.isOnRight ? area.maxX - radius : area.minX, y: 0, width: radius,
      height: size.height)
    canvas.clipped(to: under) { canvas in
      let way = Vector(dx: strip.isOnRight ? -radius : radius)
      canvas.translated(by: way) { strip.drawPlaced(into: &$0) }
    }
    // So much longer at the other side that only the edge that moves is round.
    let shape = Rect(
      x: strip.isOnRight ? area.minX - radius : area.minX, y: area.minY,
      width: area.width + radius, height: area.height)
    canvas.add(.shadow(shape, radius: radius, Self.edgeShadow))
    canvas.clipped(to: shape, radius: radius) { content.drawPlaced(into: &$0) }
  }

  /// The actions come in as the row opens; where nothing is needed to open it, they are there.
  private func visibility(of edge: HorizontalEdge) -> Double {
    let threshold = motion.side(edge).threshold
    return threshold > 0 ? min(threshold, abs(motion.offset)) / threshold : 1
  }
}
