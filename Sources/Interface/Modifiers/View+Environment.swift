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

  /// Sets the colour of text and shapes.
  public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }

  /// Makes text bold, whatever its font.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets how heavy the strokes of text are, whatever its font; nil: as the font says.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Sets the extra distance between the characters of text, in points, whatever its font.
  public func tracking(_ distance: Double) -> some View { environment(\.tracking, distance) }

  /// Sets the most lines that a text takes; nil: as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets where the lines of texts of several lines lie.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Makes controls deaf; a disabled view cannot be enabled again further down.
  public func disabled(_ isDisabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: isDisabled))
  }
}
