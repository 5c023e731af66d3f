public import Interface

/// A look of buttons that stays the same while they are disabled.
///
/// A row takes no clicks in its content while it is open, but needs no style for that: its buttons
/// are not disabled, they cannot be hit. The style is for content of one's own.
/// ```swift
/// Button("Open") { open(file) }
///   .disabled(model.isSwiped)
///   .buttonStyle(SwipyTouchableDisabledStyle())
/// ```
public struct SwipyTouchableDisabledStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
