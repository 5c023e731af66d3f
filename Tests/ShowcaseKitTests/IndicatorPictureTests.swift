import Paging
import PictureTesting
import TestSupport
import Testing

@testable import ShowcaseKit

/// The looks of a page indicator in one picture, beside one that was looked at.
@Suite struct IndicatorPictureTests {
  @Test(arguments: [ColorScheme.dark, .light], [LayoutDirection.leftToRight, .rightToLeft])
  func looks(scheme: ColorScheme, direction: LayoutDirection) throws {
    let stage = Stage(
      width: 420, height: 300, measurer: SDLTextMeasurer(fonts: try .forTesting()),
      environment: {
        $0.colorScheme = scheme
        $0.layoutDirection = direction
      }, content: IndicatorLooks())
    // The page is shown for ten seconds.
    stage.pass(5.8)
    let name = "indicator-looks-\(scheme)\(direction == .rightToLeft ? "-mirrored" : "")"
    #expect(try RecordedPicture(name).difference(from: stage.picture()) == nil)
  }
}

private struct IndicatorLooks: View {
  private let page = Binding.constant(2)

  var body: some View {
    HStack(spacing: 24) {
      VStack(spacing: 0) {
        PageIndicator(selection: page, total: 6).pageIndicatorDuration(10)
        stars
        stars.pageIndicatorBackgroundStyle(.prominent)
        stars.pageIndicatorDuration(10)
        PageIndicator(selection: page, total: 40)
          .pageIndicatorColor(.orange).pageIndicatorCurrentColor(.blue)
        PageIndicator(selection: page, total: 6).disabled(true)
      }
      Group {
        PageIndicator(selection: page, total: 6).pageIndicatorDuration(10)
        PageIndicator(selection: .constant(311), total: 1000)
          .pageIndicatorBackgroundStyle(.prominent)
      }
      .pageViewOrientation(.vertical)
    }
  }

  private var stars: some View {
    PageIndicator(selection: page, total: 6) { _, isSelected in
      Image(systemName: isSelected ? "star.fill" : "star")
    }
  }
}
