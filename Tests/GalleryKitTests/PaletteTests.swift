import Paging
import Testing

@testable import GalleryKit

@Suite struct PaletteTests {
  @Test(arguments: [ColorScheme.dark, .light])
  func withMoreContrastCaptionsAreTextAndLinesStandOut(scheme: ColorScheme) {
    let (usual, strong) = (Palette(scheme), Palette(scheme, contrast: .increased))
    #expect(usual.secondaryText != usual.text && strong.secondaryText == strong.text)
    #expect(abs(strong.hairline.alpha - 0.40) < 1e-9 && usual.hairline.alpha < 0.13)
    #expect(strong.text == usual.text && strong.surface == usual.surface)
  }
}
