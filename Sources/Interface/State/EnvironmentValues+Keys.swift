public import Graphics

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }
  private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
  private enum DisplayScaleKey: EnvironmentKey { static let defaultValue = 1.0 }
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum FontKey: EnvironmentKey { static let defaultValue = Font.body }
  private enum ForegroundColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
  private enum TrackingKey: EnvironmentKey { static let defaultValue: Double? = nil }
  private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum WindowKey: EnvironmentKey { static let defaultValue: (any WindowControl)? = nil }

  /// Whether the window is dark or light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much the colours of the window should differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The direction in which layouts run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the person asked for less motion: pages then change at once.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The number of device pixels per point.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The font of text.
  public var font: Font {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How heavy the strokes of text are; nil: as its font says.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The extra distance between the characters of text, in points; nil: as its font says.
  var tracking: Double? {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// The colour of text and shapes, as it is in the colour scheme; nil: that of text.
  public var foregroundColor: Color? {
    get { self[ForegroundColorKey.self].map(resolve) }
    set { self[ForegroundColorKey.self] = newValue }
  }

  /// The colour of text and shapes, the scheme's own filled in.
  public var resolvedForegroundColor: Color {
    foregroundColor ?? resolve(.primary)
  }

  /// A colour as it is in the colour scheme.
  public func resolve(_ color: Color) -> Color { color.resolved(onDark: colorScheme == .dark) }

  /// The most lines that a text takes; nil: as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where the lines of a text of several lines lie.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The window that shows the view; nil in a picture or a test.
  public var window: (any WindowControl)? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}
