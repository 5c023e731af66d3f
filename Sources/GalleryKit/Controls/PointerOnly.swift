import Paging

/// Controls that are in the way of a finger: they are there until the window is touched, and again
/// when a pointer moves.
struct PointerOnly<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes views for the pointer.
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func make(in context: ViewContext) -> PointerOnlyNode { PointerOnlyNode(in: context) }

  func update(_ node: PointerOnlyNode, in context: ViewContext) {
    node.updateContent(content, in: context)
  }
}

/// The node of views for the pointer.
final class PointerOnlyNode: ContentNode {
  private var isTouched = false

  override func didAppear() { host.input.addObserver(self) }

  override func observe(_ event: InputEvent) {
    guard case .pointer(let event) = event else { return }
    let isTouch = event.source == .touch
    if isTouch != isTouched { invalidateDrawing() }
    isTouched = isTouch
  }

  override var hitItems: [(item: Node, place: Transform)] { isTouched ? [] : super.hitItems }

  override func draw(into canvas: inout Canvas) {
    if !isTouched { drawItems(into: &canvas) }
  }
}
