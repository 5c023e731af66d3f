import Paging

/// A button without a ground of its own until the pointer comes: a row of a menu, a part of a bar.
struct PlainButton<Label: View>: PrimitiveView {
  private let radius: Double
  private let action: () -> Void
  private let label: Label

  /// Makes a button with a label.
  init(radius: Double, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.radius = radius
    self.action = action
    self.label = label()
  }

  func make(in context: ViewContext) -> ControlNode { ControlNode(in: context) }

  func update(_ node: ControlNode, in context: ViewContext) {
    var grounds = context.environment.palette.controlGrounds
    (grounds.pressed, grounds.hovered, grounds.normal) = (grounds.hovered, grounds.normal, .clear)
    node.action = action
    node.radius = radius
    node.grounds = grounds
    node.updateContent(label, in: context)
  }
}
