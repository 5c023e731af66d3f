import Graphics
import Motion

extension View {
  /// Shows the view larger or smaller than it is laid out, about a place in it.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleModifier(scale: max(0, scale), anchor: anchor))
  }
}

/// Shows its content in another size than it is laid out in.
struct ScaleModifier: NodeModifier {
  let scale: Double
  let anchor: UnitPoint

  func make(in context: ViewContext) -> ScaleNode { ScaleNode(scale: scale, in: context) }

  func update(_ node: ScaleNode, in context: ViewContext) {
    node.anchor = anchor
    node.animate(&node.scale, to: scale, in: context)
  }
}

/// The node of a scale.
final class ScaleNode: ContentNode {
  var scale: Animated<Double>
  var anchor = UnitPoint.center { didSet { if anchor != oldValue { invalidateDrawing() } } }

  init(scale: Double, in context: ViewContext) {
    self.scale = Animated(scale)
    super.init(in: context)
  }

  override func advance(to now: Seconds) -> Bool { scale.isMoving(at: now) }

  private var transform: Transform {
    .scale(
      max(0, scale.value(at: host.now)),
      about: anchor.place(in: bounds, environment.layoutDirection))
  }

  override func draw(into canvas: inout Canvas) {
    canvas.transformed(by: transform) { drawItems(into: &$0) }
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.transformed(by: transform) { super.drawShadow(shadow, into: &$0) }
  }

  override var hitItems: [(item: Node, place: Transform)] {
    super.hitItems.map { ($0.item, $0.place.followed(by: transform)) }
  }
}
