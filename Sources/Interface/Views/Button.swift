import Graphics

/// A view that runs an action when it is clicked, tapped, or chosen with the keyboard.
public struct Button<Label: View>: PrimitiveView {
  private let action: () -> Void
  private let label: Label

  /// Makes a button.
  /// - Parameters:
  ///   - action: Runs on the main actor when the button is chosen.
  ///   - label: What the button looks like.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Makes the button's node.
  public func make(in context: ViewContext) -> ButtonNode { ButtonNode(in: context) }

  /// Updates action and label.
  public func update(_ node: ButtonNode, in context: ViewContext) {
    node.action = action
    node.show(label, in: context)
  }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
