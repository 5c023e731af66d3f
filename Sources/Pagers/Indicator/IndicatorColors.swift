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

  /// The colours in an environment: those of the colour scheme, unless a colour is set.
  init(_ environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    active = environment.foregroundColor ?? (isDark ? .white : Color(hex: 0x16181C))
    inactiveShare =
      environment.colorSchemeContrast == .increased
      ? 0.55 : isDark || environment.foregroundColor != nil ? 0.30 : 0.32
  }

  /// The colour of a dot, the more like the bright one the more it is highlighted.
  func inactive(highlight: Double) -> Color {
    active.opacity(inactiveShare + Self.highlightShare * highlight)
  }
}
