import Paging

extension View {
  /// Shows or hides the view so that, in an animated change, it is gone before what takes its place
  /// comes.
  func handover(isShown: Bool) -> some View { modifier(HandoverModifier(isShown: isShown)) }
}

/// Shows or hides its content: quickly away, and later back.
struct HandoverModifier: NodeModifier {
  let isShown: Bool

  func make(in context: ViewContext) -> HandoverNode {
    HandoverNode(isShown: isShown, in: context)
  }

  func update(_ node: HandoverNode, in context: ViewContext) {
    node.show(isShown, isAnimated: context.animation.map { $0.crossFadeDuration == nil } ?? false)
  }
}

/// The node of content that hands its place over.
final class HandoverNode: ContentNode {
  private var presence: Animated<Double>

  private static let leave = Animation.easeOut(duration: 0.10)
  private static let come = Animation.easeOut(duration: 0.16).delay(0.12)

  init(isShown: Bool, in context: ViewContext) {
    presence = Animated(isShown ? 1 : 0)
    super.init(in: context)
  }

  func show(_ isShown: Bool, isAnimated: Bool) {
    let animation = isShown ? Self.come : Self.leave
    presence.set(isShown ? 1 : 0, with: isAnimated ? animation : nil, at: host.now)
    host.animate(self)
  }

  override func advance(to now: Seconds) -> Bool { presence.isMoving(at: now) }

  override func draw(into canvas: inout Canvas) {
    canvas.faded(by: presence.value(at: host.now)) { drawItems(into: &$0) }
  }

  override var hitItems: [(item: Node, place: Transform)] {
    presence.target == 0 ? [] : super.hitItems
  }
}
