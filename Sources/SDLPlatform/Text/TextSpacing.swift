internal import Graphics

/// What a font says about the places of characters, beyond what its letters say themselves.
struct TextSpacing {
  /// The extra distance between characters, in pixels.
  let tracking: Double
  private let usesCells: Bool
  private let digitWidth: Double

  /// Characters that are placed one by one stand on whole pixels, so that less than this would do
  /// more harm than good.
  private static let smallestTracking = 0.5

  init(_ font: Font, scale: Double, digitWidth: Double) {
    let tracking = font.tracking * scale
    self.tracking = abs(tracking) < Self.smallestTracking ? 0 : tracking
    usesCells = font.usesMonospacedDigits
    self.digitWidth = digitWidth
  }

  /// Whether the characters of a run get places of their own.
  func parts(_ run: TextRun) -> Bool {
    guard run.script.standsApart else { return false }
    return tracking != 0 || usesCells && run.text.utf8.contains(where: Self.digits.contains)
  }

  /// The width that a character takes: every digit the same.
  func cell(of run: TextRun, advance: Double) -> Double {
    let isDigit = run.text.utf8.count == 1 && run.text.utf8.first.map(Self.digits.contains) == true
    return usesCells && isDigit ? max(digitWidth, advance) : advance
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
