import Graphics
public import Interface

/// The node of an action.
public final class SwipyActionNode: ContentNode {
  /// Where the content lies instead of in the action's own area, while it takes more than its share.
  var stretched: Rect? {
    didSet { if stretched != oldValue { layoutItems() } }
  }
  /// How visible the action is, 0…1.
  var visibility = 1.0

  /// Places the content.
  public override func layoutItems() {
    guard let stretched else { return super.layoutItems() }
    layoutContent(in: stretched, offering: ProposedSize(stretched.size))
  }

  /// Draws the content.
  public override func draw(into canvas: inout Canvas) {
    canvas.faded(by: visibility) { drawItems(into: &$0) }
  }

  /// Does what the first button does.
  func choose() {
    func button(below node: Node) -> ButtonNode? {
      if let button = node as? ButtonNode { return button }
      return node.children.lazy.compactMap(button).first
    }
    if let button = button(below: self), button.isEnabled { button.action() }
  }
}
