import Paging
import Testing

@testable import GalleryKit

/// Where the page in view lies in each style and class of windows.
@Suite struct PageFrameTests {
  @Test(arguments: [
    (PageStyle.cardDeck, Rect(x: 270, y: 154, width: 740, height: 500), 16.0),
    (.book, Rect(x: 96, y: 96, width: 1088, height: 640), 6),
    (.carousel, Rect(x: 224, y: 100, width: 832, height: 608), 14),
    (.historyStack, Rect(x: 16, y: 72, width: 1248, height: 712), 12),
    (.plain, Rect(x: 16, y: 72, width: 1248, height: 712), 12),
  ])
  func regular(style: PageStyle, frame: Rect, radius: Double) {
    expect(style, frame, radius, in: Size(width: 1280, height: 800))
  }

  @Test(arguments: [
    (PageStyle.cardDeck, Rect(x: 60, y: 96, width: 360, height: 480), 16.0),
    (.book, Rect(x: 16, y: 72, width: 448, height: 568), 6),
    (.carousel, Rect(x: 53, y: 100, width: 374, height: 500), 14),
    (.bookStack, Rect(x: 16, y: 60, width: 448, height: 624), 12),
  ])
  func compact(style: PageStyle, frame: Rect, radius: Double) {
    expect(style, frame, radius, in: Size(width: 480, height: 700))
  }

  @Test(arguments: [
    (PageStyle.cardDeck, Rect(x: 436, y: 154, width: 1687, height: 1140), 16.0),
    (.book, Rect(x: 192, y: 96, width: 2176, height: 1280), 6),
    (.carousel, Rect(x: 512, y: 160, width: 1536, height: 1120), 14),
    (.historyStack, Rect(x: 24, y: 72, width: 2512, height: 1344), 12),
  ])
  func wide(style: PageStyle, frame: Rect, radius: Double) {
    expect(style, frame, radius, in: Size(width: 2560, height: 1440))
  }

  private func expect(_ style: PageStyle, _ frame: Rect, _ radius: Double, in window: Size) {
    let layout = GalleryLayout(size: window, count: 9)
    let page = layout.frame(of: style)
    let (place, size) = (page.insets, layout.pictureSize(in: style))
    // The design rounds to whole points.
    #expect(abs(place.leading - frame.minX) < 1 && abs(place.top - frame.minY) < 1)
    #expect(abs(size.width - frame.width) < 1 && abs(size.height - frame.height) < 1)
    #expect(page.radius == radius)
  }

  @Test(arguments: PageStyle.allCases) func thePageIsNeverOutsideOfASmallWindow(style: PageStyle) {
    for size in [(360.0, 420.0), (640, 420), (599, 1400), (1599, 420), (4000, 600)] {
      let window = Size(width: size.0, height: size.1)
      let layout = GalleryLayout(size: window, count: 9)
      let insets = layout.frame(of: style).insets
      #expect(min(insets.leading, insets.trailing) >= 0, "\(window)")
      #expect(insets.top >= layout.headerHeight && insets.bottom > 0, "\(window)")
      let page = layout.pictureSize(in: style)
      #expect(page.width > 100 && page.height > 100, "\(window)")
    }
  }
}
