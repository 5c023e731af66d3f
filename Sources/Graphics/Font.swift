/// A size and weight of the desktop's sans-serif family.
public struct Font: Sendable, Hashable {
  /// How heavy the strokes are; the numbers are those of CSS and OpenType.
  public enum Weight: Int, Sendable, Hashable {
    /// The weight of running text, 400.
    case regular = 400
    /// The weight of labels, 600; bold where the family has none.
    case semibold = 600
    /// The weight of headings, 700.
    case bold = 700
  }

  /// The height of the em square, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// The extra distance between characters, in points.
  public var tracking: Double
  /// Whether every digit takes the width of the widest one, so that numbers do not jitter.
  public var usesMonospacedDigits: Bool
  /// The distance from one line to the next, in points, in whose middle the capitals are; nil: what
  /// the face itself says.
  public var lineHeight: Double?

  /// Makes a font of a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight, tracking: 0, usesMonospacedDigits: false)
  }

  /// The same font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font with every digit as wide as the widest.
  public func monospacedDigit() -> Font {
    var font = self
    font.usesMonospacedDigits = true
    return font
  }

  /// The same font with extra distance between characters, in points.
  public func tracking(_ distance: Double) -> Font {
    var font = self
    font.tracking = distance
    return font
  }

  /// The same font with lines of a height in points, in whose middle the capitals are, whatever the
  /// face says.
  public func lineHeight(_ height: Double) -> Font {
    var font = self
    font.lineHeight = height
    return font
  }
}

extension Font {
  /// 34 points, bold, lines of 40: the name of a window or a picture.
  public static let largeTitle = Font.system(size: 34, weight: .bold).lineHeight(40)
  /// 28 points, bold, lines of 34.
  public static let title = Font.system(size: 28, weight: .bold).lineHeight(34)
  /// 22 points, bold, lines of 28.
  public static let title2 = Font.system(size: 22, weight: .bold).lineHeight(28)
  /// 17 points, semibold, lines of 22.
  public static let headline = Font.system(size: 17, weight: .semibold).lineHeight(22)
  /// 15 points, lines of 20: running text.
  public static let body = Font.system(size: 15).lineHeight(20)
  /// 13 points, lines of 18: captions.
  public static let caption = Font.system(size: 13).lineHeight(18)
}
