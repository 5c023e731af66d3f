/// Measures text and breaks it into lines.
@MainActor public protocol TextMeasurer: AnyObject {
  /// Breaks text into lines no wider than a width in points (nil: unlimited).
  ///
  /// Where the line limit (nil: none) leaves text over, the last line ends in an ellipsis.
  func layout(_ text: String, font: Font, width: Double?, lineLimit: Int?) -> TextLayout
}
