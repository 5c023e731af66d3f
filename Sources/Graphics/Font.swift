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
}

extension Font {
  /// 34 points, bold: the name of a window or a picture.
  public static let largeTitle = Font.system(size: 34, weight: .bold)
  /// 28 points, bold.
  public static let title = Font.system(size: 28, weight: .bold)
  /// 22 points, bold.
  public static let title2 = Font.system(size: 22, weight: .bold)
  /// 17 points, semibold.
  public static let headline = Font.system(size: 17, weight: .semibold)
  /// 15 points: running text.
  public static let body = Font.system(size: 15)
  /// 13 points: captions.
  public static let caption = Font.system(size: 13)
}
