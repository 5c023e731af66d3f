import Paging

/// A button with words on it, and perhaps an icon before them.
struct LabelButton: PrimitiveView {
  private let title: String
  private let icon: String?
  private let action: () -> Void

  /// Makes a button with a title and the name of an icon.
  init(_ title: String, icon: String? = nil, action: @escaping () -> Void) {
    self.title = title
    self.icon = icon
    self.action = action
  }

  func make(in context: ViewContext) -> ControlNode { ControlNode(in: context) }

  func update(_ node: ControlNode, in context: ViewContext) {
    let palette = context.environment.palette
    node.action = action
    node.radius = 12
    node.grounds = palette.controlGrounds
    node.updateContent(
      HStack(spacing: 8) {
        if let icon { Image(systemName: icon).font(.system(size: 18)) }
        Text(title).font(.body.weight(.semibold)).lineLimit(1)
      }
      .foregroundColor(palette.text).padding(.horizontal, 18).frame(height: 40), in: context)
  }
}
