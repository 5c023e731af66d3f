import Paging

/// The colours of the showcase in one colour scheme.
struct Palette: Equatable {
  let surface: Color
  let text: Color
  let secondaryText: Color
  let accent: Color
  /// What lies on what has the accent colour.
  let onAccent: Color
  let control: Color
  let pressedControl: Color

  init(_ scheme: ColorScheme, contrast: ColorSchemeContrast) {
    let isDark = scheme == .dark
    let ink = isDark ? Color.white : Color(hex: 0x0F141E)
    surface = isDark ? Color(hex: 0x191B1F) : .white
    text = isDark ? Color(hex: 0xF4F5F7) : Color(hex: 0x16181C)
    secondaryText =
      contrast == .increased ? text : isDark ? Color(hex: 0xB0B6C0) : Color(hex: 0x535A65)
    accent = isDark ? Color(hex: 0x6CB0FF) : Color(hex: 0x0B5FC6)
    onAccent = isDark ? Color(hex: 0x0F1013) : .white
    control = ink.opacity(isDark ? 0.08 : 0.06)
    pressedControl = ink.opacity(isDark ? 0.20 : 0.16)
  }
}

extension EnvironmentValues {
  /// The colours of the showcase here.
  var palette: Palette { Palette(colorScheme, contrast: colorSchemeContrast) }
}
