import Paging
import PictureTesting
import TestSupport
import Testing

@testable import ShowcaseKit

/// Every screen as it is drawn, beside pictures that were looked at.
@Suite struct ScreenPictureTests {
  private func expect(
    _ stage: Stage, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try RecordedPicture(name).difference(from: stage.picture()) == nil,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [ColorScheme.dark, .light]) func screens(scheme: ColorScheme) throws {
    for screen in Screen.all {
      let stage = try Stage.showcase(ShowcaseModel(screen: screen)) { $0.colorScheme = scheme }
      try expect(stage, "\(screen.name)-\(scheme)")
    }
  }

  @Test(arguments: [ColorScheme.dark, .light]) func list(scheme: ColorScheme) throws {
    try expect(.showcase(ShowcaseModel()) { $0.colorScheme = scheme }, "list-\(scheme)")
  }

  @Test func aNarrowWindowHasTheKnobsBelow() throws {
    let model = ShowcaseModel(screen: .indicator)
    try expect(.showcase(model, width: 400, height: 600), "indicator-narrow")
  }

  @Test func mirrored() throws {
    let model = ShowcaseModel(screen: .pages, isMirrored: true)
    try expect(.showcase(model), "pages-mirrored")
  }
}
