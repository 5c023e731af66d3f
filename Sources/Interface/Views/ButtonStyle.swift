/// A look of buttons: what is made of a button's label.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).background(configuration.isPressed ? Color.gray : .blue)
///   }
/// }
/// Button("Open") { open() }.buttonStyle(Pill())
/// ```
/// A button with a style is drawn as the style says, whether it is pressed, hovered or disabled.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// What a style knows of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// What the button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style knows of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The label as the button describes it.
    public var body: some View { content }
  }

  /// The label of the button.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue: (any ButtonStyle)? = nil
  }

  /// The look of buttons; nil: their own.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}
