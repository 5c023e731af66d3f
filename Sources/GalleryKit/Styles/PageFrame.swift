import Paging

/// Where the page in view lies in the window, and its outline.
struct PageFrame: Equatable {
  /// The space round it, in points.
  var insets: EdgeInsets
  /// The radius of its corners, in points.
  var radius: Double
  /// The space between two pages side by side, in points.
  var spacing: Double
}

extension GalleryLayout {
  /// The frame of the page in view in a style.
  func frame(of style: PageStyle) -> PageFrame {
    switch style {
    case .scroll, .historyStack, .bookStack, .plain: banner
    case .cardDeck: PageFrame(insets: insets(round: card), radius: 16, spacing: 0)
    case .book: PageFrame(insets: bookInsets, radius: 6, spacing: 0)
    case .carousel: PageFrame(insets: insets(round: middle), radius: 14, spacing: 0)
    }
  }

  /// A frame from edge to edge; pages beside it are hidden until they move.
  private var banner: PageFrame {
    PageFrame(
      insets: frameInsets, radius: Self.cornerRadius,
      spacing: 2 * sidePadding + Self.pageSpacing)
  }

  /// The front card of the fan: 740 by 500 points in a window of 1280 by 800.
  private var card: Rect {
    let most = max(size.height - (isCompact ? 220 : 300), size.height / 2)
    let height = min(most, size.width * (isCompact ? 1 : 0.45))
    let width = height * (isCompact ? 0.75 : 1.48)
    // In the middle between the header and the dots.
    let below: Double = isCompact ? 88 : 64
    let top = headerHeight + (size.height - headerHeight - below - height) / 2
    return Rect(x: (size.width - width) / 2, y: top, width: width, height: height)
  }

  /// The space round the book: 96 points and, below it, room for the dots.
  private var bookInsets: EdgeInsets {
    let side: Double = isCompact ? 16 : size.width < 1600 ? 96 : 192
    return EdgeInsets(
      top: isCompact ? 72 : 96, leading: side, bottom: isCompact ? 60 : 64, trailing: side)
  }

  /// The radius of the roll that a page of the book makes, in points.
  var rollRadius: Double { isCompact ? 40 : size.width < 1600 ? 62 : 96 }

  /// The middle of the carousel: 832 by 608 points in a window of 1280 by 800.
  private var middle: Rect {
    let isWide = size.width >= 1600
    let width = size.width * (isCompact ? 0.78 : isWide ? 0.6 : 0.65)
    let height = max(120, size.height - (isCompact ? 200 : isWide ? 320 : 192))
    let top: Double = isWide ? 160 : 100
    return Rect(x: (size.width - width) / 2, y: top, width: width, height: height)
  }

  /// The space between the middle of the carousel and its neighbours, in points.
  var carouselGap: Double { isCompact ? 12 : size.width < 1600 ? 24 : 40 }

  /// The size of a carousel's neighbour, in sizes of the middle.
  var carouselScale: Double { isCompact ? 0.88 : 0.85 }

  private func insets(round rect: Rect) -> EdgeInsets {
    EdgeInsets(
      top: rect.minY, leading: rect.minX, bottom: size.height - rect.maxY,
      trailing: size.width - rect.maxX)
  }
}
