public import Graphics
import Motion

extension View {
  /// Makes the view fainter by a factor of 0…1.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: min(1, max(0, opacity))))
  }

  /// Shows the view elsewhere than it lies, by a distance in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    modifier(OffsetModifier(offset: Vector(dx: x, dy: y)))
  }

  /// Shows the view elsewhere than it lies, by a distance in points.
  public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Cuts off what lies outside of the view's area.
  public func clipped() -> some View { cornerRadius(0) }

  /// Cuts off the view's corners by a radius in points.
  public func cornerRadius(_ radius: Double) -> some View {
    modifier(ClipModifier(radius: max(0, radius)))
  }

  /// Puts a soft shadow under the view.
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The blur radius in points, two standard deviations.
  ///   - x: How far the shadow lies to the right, in points.
  ///   - y: How far the shadow lies below, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    modifier(
      ShadowModifier(
        shadow: Shadow(color: color, radius: radius, offset: Vector(dx: x, dy: y))))
  }
}

/// Makes its content fainter.
struct OpacityModifier: NodeModifier {
  let opacity: Double

  func make(in context: ViewContext) -> OpacityNode {
    OpacityNode(opacity: opacity, in: context)
  }

  func update(_ node: OpacityNode, in context: ViewContext) {
    node.animate(&node.opacity, to: opacity, in: context)
  }
}

/// The node of an opacity.
final class OpacityNode: ContentNode {
  var opacity: Animated<Double>

  init(opacity: Double, in context: ViewContext) {
    self.opacity = Animated(opacity)
    super.init(in: context)
  }

  override func advance(to now: Seconds) -> Bool { opacity.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: min(1, max(0, opacity.value(at: host.now)))) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.faded(by: min(1, max(0, opacity.value(at: host.now)))) {
      super.drawShadow(shadow, into: &$0)
    }
  }

  // What cannot be seen cannot be clicked.
  override var hitItems: [(item: Node, origin: Point)] {
    opacity.target == 0 ? [] : super.hitItems
  }
}

/// Shows its content elsewhere than it lies.
struct OffsetModifier: NodeModifier {
  let offset: Vector

  func make(in context: ViewContext) -> OffsetNode {
    OffsetNode(offset: offset, in: context)
  }

  func update(_ node: OffsetNode, in context: ViewContext) {
    node.animate(&node.offset, to: offset, in: context)
  }
}

/// The node of an offset.
final class OffsetNode: ContentNode {
  var offset: Animated<Vector>

  init(offset: Vector, in context: ViewContext) {
    self.offset = Animated(offset)
    super.init(in: context)
  }

  private var now: Vector { offset.value(at: host.now) }

  override func advance(to now: Seconds) -> Bool { offset.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.translated(by: now) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.translated(by: now) { super.drawShadow(shadow, into: &$0) }
  }

  override var hitItems: [(item: Node, origin: Point)] {
    let offset = now
    return items.map { ($0, $0.origin + offset) }
  }
}

/// Cuts off what lies outside of its content's area.
struct ClipModifier: NodeModifier {
  let radius: Double

  func make(in context: ViewContext) -> ClipNode {
    ClipNode(radius: radius, in: context)
  }

  func update(_ node: ClipNode, in context: ViewContext) {
    node.animate(&node.radius, to: radius, in: context)
  }
}

/// The node of a clip.
final class ClipNode: ContentNode {
  var radius: Animated<Double>

  init(radius: Double, in context: ViewContext) {
    self.radius = Animated(radius)
    super.init(in: context)
  }

  private var now: Double {
    min(max(0, radius.value(at: host.now)), size.width / 2, size.height / 2)
  }

  override func advance(to now: Seconds) -> Bool { radius.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.clipped(to: bounds, radius: now) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.add(.shadow(bounds, radius: now, shadow))
  }

  override var hitArea: Rect? { bounds }
}

/// Puts a shadow under its content.
struct ShadowModifier: NodeModifier {
  let shadow: Shadow

  func make(in context: ViewContext) -> ShadowNode {
    ShadowNode(in: context)
  }

  func update(_ node: ShadowNode, in context: ViewContext) {
    guard node.shadow != shadow else { return }
    node.shadow = shadow
    node.invalidateDrawing()
  }
}

/// The node of a shadow.
final class ShadowNode: ContentNode {
  var shadow = Shadow(color: .clear, radius: 0)

  override func draw(into canvas: inout Canvas) {
    if shadow.color.alpha > 0 {
      for item in items {
        canvas.translated(by: item.origin - Point.zero) { item.drawShadow(shadow, into: &$0) }
      }
    }
    drawItems(into: &canvas)
  }
}
