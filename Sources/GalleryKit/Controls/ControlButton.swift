import Paging

/// A round button with an icon, for use on pictures.
struct ControlButton: PrimitiveView {
  private let icon: String
  private let diameter: Double
  private let action: () -> Void

  /// Makes a button.
  /// - Parameters:
  ///   - icon: The name of the icon.
  ///   - diameter: The extent of the button in points.
  ///   - action: What the button does.
  init(_ icon: String, diameter: Double = 40, action: @escaping () -> Void) {
    self.icon = icon
    self.diameter = diameter
    self.action = action
  }

  func make(in context: ViewContext) -> ControlNode { ControlNode(in: context) }

  func update(_ node: ControlNode, in context: ViewContext) {
    node.action = action
    node.isOnPicture = true
    node.radius = diameter / 2
    node.grounds = .onPicture
    node.updateContent(
      Image(systemName: icon).font(.system(size: 20)).foregroundColor(.white)
        .frame(width: diameter, height: diameter), in: context)
  }
}
