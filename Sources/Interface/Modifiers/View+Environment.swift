public import Graphics

extension View {
  /// Sets a value of the environment for this view and all in it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(path: path, value: value))
  }

  /// Sets the font of text.
  public func font(_ font: Font) -> some View { environment(\.font, font) }

  /// Sets the colour of text and shapes; nil: the colour scheme's.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// Sets the most lines that a text takes; nil: as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Makes controls deaf; a disabled view cannot be enabled again further down.
  public func disabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: isDisabled))
  }
}

/// Sets a value of the environment for its content.
struct EnvironmentModifier<Value>: NodeModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func make(in context: ViewContext) -> EnvironmentNode {
    EnvironmentNode(in: context)
  }

  func update(_ node: EnvironmentNode, in context: ViewContext) {}

  func contentContext(_ context: ViewContext) -> ViewContext {
    var context = context
    if let old = context.environment[keyPath: path] as? any Equatable, old.isEqual(to: value) {
      return context
    }
    context.environment[keyPath: path] = value
    return context
  }
}

/// Disables its content.
struct DisabledModifier: NodeModifier {
  let isDisabled: Bool

  func make(in context: ViewContext) -> EnvironmentNode {
    EnvironmentNode(in: context)
  }

  func update(_ node: EnvironmentNode, in context: ViewContext) {}

  func contentContext(_ context: ViewContext) -> ViewContext {
    var context = context
    if isDisabled && context.environment.isEnabled { context.environment.isEnabled = false }
    return context
  }
}

/// The node of content in another environment.
final class EnvironmentNode: ContentNode {}
