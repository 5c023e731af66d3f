import Graphics
import Interface

/// The colours of dots and label.
struct IndicatorColors {
  /// The bright dot and the label.
  let active: Color
  /// How much of it the other dots have.
  private let inactiveShare: Double
  /// How much more the dot under the pointer has.
  private static let highlightShare = 0.25

  /// The bright colour in an environment: that of the colour scheme, unless one is set.
  static func active(_ environment: EnvironmentValues) -> Color {
    environment.foregroundColor
      ?? (environment.colorScheme == .dark ? .white : Color(hex: 0x16181C))
  }

  /// The colours in an environment, round a bright one that may be on its way to that.
  init(_ environment: EnvironmentValues, active: Color) {
    self.active = active
    let isDark = environment.colorScheme == .dark
    inactiveShare =
      environment.colorSchemeContrast == .increased
      ? 0.55 : isDark || environment.foregroundColor != nil ? 0.30 : 0.32
  }

  /// The colour of a dot, the more like the bright one the more it is highlighted.
  func inactive(highlight: Double) -> Color {
    active.opacity(inactiveShare + Self.highlightShare * highlight)
  }
}
