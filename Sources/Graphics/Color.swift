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

  /// The same colour with its opacity multiplied by a factor of 0…1.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * factor)
  }

  /// The colour a fraction of the way to another one; 0 is this colour, 1 the other.
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
  /// A middle grey.
  public static let gray = Color(hex: 0x8E8E93)
  /// A clear red.
  public static let red = Color(hex: 0xFF3B30)
  /// A warm orange.
  public static let orange = Color(hex: 0xFF9500)
  /// A warm yellow.
  public static let yellow = Color(hex: 0xFFCC00)
  /// A fresh green.
  public static let green = Color(hex: 0x34C759)
  /// A clear blue.
  public static let blue = Color(hex: 0x007AFF)
  /// A deep purple.
  public static let purple = Color(hex: 0xAF52DE)
  /// A bright pink.
  public static let pink = Color(hex: 0xFF2D55)
}
