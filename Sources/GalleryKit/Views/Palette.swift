import Paging

/// The colours of the gallery in one colour scheme.
nonisolated struct Palette: Equatable {
  /// Whether the colours are those of a dark window.
  let isDark: Bool
  /// The ground of panels and error pages.
  let surface: Color
  /// The ground of what lies above panels.
  let raised: Color
  /// Text.
  let text: Color
  /// Captions and labels.
  private(set) var secondaryText: Color
  /// What is only there for decoration.
  let tertiaryText: Color
  /// The counter, links, the focus ring.
  let accent: Color
  /// Lines between things.
  private(set) var hairline: Color
  /// The star of a favourite.
  let star: Color
  /// The ground of the chosen one of several controls.
  let chosen: Color
  /// The line round a place where things can be dropped.
  let dashes: Color
  /// The ground of such a place.
  let dropGround: Color
  /// The grounds of a button.
  let controlGrounds: ControlGrounds

  /// The colours of a scheme; with more contrast captions are as strong as text, and lines stronger.
  init(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
    self.init(scheme)
    guard contrast == .increased else { return }
    secondaryText = text
    hairline = hairline.opacity(0.40 / hairline.alpha)
  }

  private init(_ scheme: ColorScheme) {
    isDark = scheme == .dark
    (text, accent) = (scheme.ink, scheme.accent)
    switch scheme {
    case .dark:
      surface = Color(hex: 0x191B1F)
      raised = Color(hex: 0x26292F)
      secondaryText = Color(hex: 0xB0B6C0)
      hairline = Color(white: 1, opacity: 0.10)
      star = Color(hex: 0xFFC848)
      chosen = Color(white: 1, opacity: 0.16)
      tertiaryText = Color(hex: 0x7C838E)
      dashes = Color(white: 1, opacity: 0.24)
      dropGround = Color(white: 1, opacity: 0.02)
      controlGrounds = ControlGrounds(
        normal: Color(white: 1, opacity: 0.08), hovered: Color(white: 1, opacity: 0.14),
        pressed: Color(white: 1, opacity: 0.20))
    case .light:
      surface = Color(hex: 0xFFFFFF)
      raised = Color(hex: 0xFFFFFF)
      secondaryText = Color(hex: 0x535A65)
      hairline = Color(hex: 0x0F141E, opacity: 0.12)
      star = Color(hex: 0xB27C00)
      chosen = .white
      tertiaryText = Color(hex: 0x868D98)
      dashes = Color(hex: 0x16181C, opacity: 0.24)
      dropGround = Color(hex: 0x16181C, opacity: 0.02)
      controlGrounds = ControlGrounds(
        normal: Color(hex: 0x0F141E, opacity: 0.06), hovered: Color(hex: 0x0F141E, opacity: 0.11),
        pressed: Color(hex: 0x0F141E, opacity: 0.16))
    }
  }
}

extension EnvironmentValues {
  /// The colours of the gallery here.
  var palette: Palette { Palette(colorScheme, contrast: colorSchemeContrast) }
}
