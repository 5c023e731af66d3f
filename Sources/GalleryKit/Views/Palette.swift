import Paging

/// The colours of the gallery in one colour scheme.
struct Palette {
  /// The ground of panels and error pages.
  let surface: Color
  /// Text.
  let text: Color
  /// Captions and labels.
  let secondaryText: Color
  /// The counter, links, the focus ring.
  let accent: Color
  /// Lines between things.
  let hairline: Color
  /// The shadow under a picture.
  let pictureShadow: Color

  /// The colours of a scheme.
  init(_ scheme: ColorScheme) {
    switch scheme {
    case .dark:
      surface = Color(hex: 0x191B1F)
      text = Color(hex: 0xF4F5F7)
      secondaryText = Color(hex: 0xB0B6C0)
      accent = Color(hex: 0x6CB0FF)
      hairline = Color(white: 1, opacity: 0.10)
      pictureShadow = Color(white: 0, opacity: 0.45)
    case .light:
      surface = Color(hex: 0xFFFFFF)
      text = Color(hex: 0x16181C)
      secondaryText = Color(hex: 0x535A65)
      accent = Color(hex: 0x0B5FC6)
      hairline = Color(hex: 0x0F141E, opacity: 0.12)
      pictureShadow = Color(hex: 0x141822, opacity: 0.30)
    }
  }
}
