extension View {
  /// Runs an action when the view comes into the tree.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view has left the tree.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    modifier(LifecycleModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs an action with the old and the new value whenever a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action whenever a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Gives the view an identity: with another one it is another view, with fresh state.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  /// Sets the title of the window.
  public func navigationTitle(_ title: String) -> some View {
    modifier(TitleModifier(title: title))
  }
}

/// Runs actions when its content comes and goes.
struct LifecycleModifier: NodeModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func make(in context: ViewContext) -> LifecycleNode {
    LifecycleNode(in: context)
  }

  func update(_ node: LifecycleNode, in context: ViewContext) {
    node.onAppear = onAppear
    node.onDisappear = onDisappear
  }
}

/// The node of content whose coming and going is watched.
final class LifecycleNode: ContentNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func didAppear() { onAppear?() }
  override func didDisappear() { onDisappear?() }
}

/// Runs an action when a value has changed.
struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func make(in context: ViewContext) -> ChangeNode<Value> {
    ChangeNode(in: context)
  }

  func update(_ node: ChangeNode<Value>, in context: ViewContext) {
    let old = node.value
    node.value = value
    if let old {
      if old != value { action(old, value) }
    } else if initial {
      action(value, value)
    }
  }
}

/// The node of content with a watched value.
final class ChangeNode<Value: Equatable>: ContentNode {
  var value: Value?
}

/// A view with an identity of its own.
struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  func make(in context: ViewContext) -> ChoiceNode { ChoiceNode(in: context) }
  func update(_ node: ChoiceNode, in context: ViewContext) {
    node.show(content, choice: id, in: context)
  }
}

/// Sets the title of the window.
struct TitleModifier: NodeModifier {
  let title: String

  func make(in context: ViewContext) -> TitleNode {
    TitleNode(in: context)
  }

  func update(_ node: TitleNode, in context: ViewContext) {
    guard let window = context.environment.window, window.title != title else { return }
    window.title = title
  }
}

/// The node of content that names its window.
final class TitleNode: ContentNode {}
