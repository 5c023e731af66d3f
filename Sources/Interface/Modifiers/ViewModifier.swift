/// What an application adds to views, as a value of its own.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View { content.padding().border(.red) }
/// }
/// Text("Hello").modifier(Framed())
/// ```
/// It may hold dynamic properties such as `@State`.
@MainActor @preconcurrency public protocol ViewModifier: DynamicProperty {
  /// The type of what is shown.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ViewModifierContent

  /// What the modified view looks like.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view that a `ViewModifier` modifies.
public struct ViewModifierContent: View {
  let view: AnyView

  /// The view.
  public var body: some View { view }
}

extension View {
  /// The view as a modifier shows it.
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    ViewModified(modifier: modifier, content: AnyView(self))
  }
}

/// The body of a modifier, in which the modifier's own properties are connected.
private struct ViewModified<Modifier: ViewModifier>: View {
  let modifier: Modifier
  let content: AnyView

  var body: some View { modifier.body(content: ViewModifierContent(view: content)) }
}
