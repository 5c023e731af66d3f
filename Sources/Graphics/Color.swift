/// A colour in sRGB with straight (not premultiplied) opacity.
public struct Color: Sendable, Hashable {
  /// The red part, 0…1.
  public var red: Double
  /// The green part, 0…1.
  public var green: Double
  /// The blue part, 0…1.
  public var blue: Double
  /// The opacity, 0 (clear) … 1 (opaque).
  public var alpha: Double
  /// The parts on a dark ground, where they are others there, as in `init(light:dark:opacity:)`.
  private var dark: UInt32?

  /// Makes a colour from its parts, each 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }

  /// Makes a grey from its lightness and opacity, each 0…1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes an opaque colour from a number such as `0x6CB0FF`, as design sheets write them.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// Makes a colour that is another one on a dark ground than on a light one, from two numbers such
  /// as `0x6CB0FF`.
  ///
  /// Views draw it as their colour scheme has it. By itself it has the parts of the light one.
  public init(light: UInt32, dark: UInt32, opacity: Double = 1) {
    self.init(hex: light, opacity: opacity)
    self.dark = dark
  }

  /// The colour as it is on a dark or on a light ground.
  public func resolved(onDark isDark: Bool) -> Color {
    guard let dark else { return self }
    if isDark { return Color(hex: dark, opacity: alpha) }
    return Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// The same colour with its opacity multiplied by a factor of 0…1.
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The colour a fraction of the way to another one; 0 is this colour, 1 the other, both as they are
  /// on a light ground.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(alpha, other.alpha))
  }
}

extension Color {
  /// Invisible.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
}

/// The colours of the system, which are a little lighter on a dark ground.
extension Color {
  /// A middle grey.
  public static let gray = Color(hex: 0x8E8E93)
  /// A clear red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// A warm orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// A warm yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// A fresh green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// A pale green towards blue.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// A blue towards green.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  /// A light blue.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// A clear blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// A blue towards purple.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// A deep purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// A bright pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// A light brown.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)

  /// The colour of text.
  public static let primary = Color(light: 0x16181C, dark: 0xF4F5F7)
  /// The colour of text that matters less: 60 % of that of text.
  public static let secondary = primary.opacity(0.6)
  /// The colour of what can be chosen, and of what is.
  public static let accentColor = Color(light: 0x0B5FC6, dark: 0x6CB0FF)
}
