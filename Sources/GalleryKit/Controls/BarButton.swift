import Paging

/// A button in the window's bar, as high as the bar's other controls.
struct BarButton<Label: View>: PrimitiveView {
  private let action: () -> Void
  private let label: Label

  /// Makes a button with a label.
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func make(in context: ViewContext) -> ControlNode { ControlNode(in: context) }

  func update(_ node: ControlNode, in context: ViewContext) {
    let palette = context.environment.palette
    node.action = action
    node.radius = 10
    node.grounds = palette.controlGrounds
    node.updateContent(
      label.foregroundColor(palette.text).frame(minWidth: 36, minHeight: 36, maxHeight: 36),
      in: context)
  }
}
