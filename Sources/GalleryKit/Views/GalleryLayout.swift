import Paging

/// The measures of the window's class: compact, regular or wide.
struct GalleryLayout: Equatable {
  /// Whether the window is narrow, as on a phone.
  let isCompact: Bool
  /// The extent of the window in points.
  let size: Size
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
  /// The font of a picture's name.
  static let nameFont = Font.largeTitle.tracking(-0.2)
  /// The space round a picture's name: its capitals begin 22 points below the picture's edge.
  static let nameInsets = EdgeInsets(top: 15, leading: 16, trailing: 16)
  /// The space between two pages of the banner, in points.
  static let pageSpacing = 8.0
  /// The space between two pages of the photo view, in points.
  static let photoSpacing = 24.0

  /// The measures for a window of a size in points.
  init(size: Size, count: Int) {
    self.size = size
    isCompact = size.width < 600
    sidePadding = size.width < 1600 ? 16 : 24
    headerHeight = isCompact ? 60 : 72
    titleFont = isCompact ? .title.tracking(-0.2) : Self.nameFont
    counterFont = (isCompact ? Font.title2 : .title).monospacedDigit()
      .tracking(count < 100 ? 3 : 1)
  }

  /// The space round the picture in the banner.
  var frameInsets: EdgeInsets {
    EdgeInsets(
      top: headerHeight, leading: sidePadding, bottom: bottomInset, trailing: sidePadding)
  }

  /// The space below the picture in the banner: wide windows keep the sides' own.
  private var bottomInset: Double { size.width < 1600 ? Self.bottomPadding : sidePadding }

  /// The extent of a control in the header, in points.
  static let controlSize = 36.0
  /// The width of the switch beside the button of styles, in points.
  static let switchWidth = 82.0

  /// The space round the menu of styles, which lies below its button.
  var menuInsets: EdgeInsets {
    EdgeInsets(
      top: (headerHeight + Self.controlSize) / 2 + 8, leading: sidePadding, bottom: 8,
      trailing: isCompact ? sidePadding : sidePadding + Self.switchWidth + 8)
  }

  /// The extent of the picture in view in a style.
  func pictureSize(in style: PageStyle) -> Size {
    let insets = frame(of: style).insets
    return Size(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
  }

  /// The space below the row of dots, whose hit area is 44 points high.
  func dotsInset(isAlone: Bool, style: PageStyle) -> Double {
    if isAlone { return 10 }
    if style == .book { return 2 }
    return style.hasDotsOnPicture ? bottomInset : Self.bottomPadding
  }
}
