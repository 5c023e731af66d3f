import Paging

/// The measures of the window's class: compact, regular or wide.
struct GalleryLayout {
  /// The space beside pictures and header, in points.
  let sidePadding: Double
  /// The height of the header, in points.
  let headerHeight: Double
  /// The font of the window's name.
  let titleFont: Font
  /// The font of the counter.
  let counterFont: Font

  /// The space below the picture, in points.
  static let bottomPadding = 16.0
  /// The radius of a picture's corners, in points.
  static let cornerRadius = 12.0
  /// The space between two pages, in points.
  static let pageSpacing = 8.0

  /// The extent of a picture in a window of a size in points.
  func pictureSize(in window: Size) -> Size {
    Size(
      width: window.width - 2 * sidePadding,
      height: window.height - headerHeight - Self.bottomPadding)
  }

  /// The measures for a window of a width in points.
  init(width: Double, count: Int) {
    let isCompact = width < 600
    sidePadding = width < 1600 ? 16 : 24
    headerHeight = isCompact ? 60 : 72
    titleFont = .system(size: isCompact ? 28 : 34, weight: .bold).tracking(-0.2)
    counterFont = .system(size: isCompact ? 22 : 28, weight: .bold).monospacedDigit()
      .tracking(count < 100 ? 3 : 1)
  }
}
