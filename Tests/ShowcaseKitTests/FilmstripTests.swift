import Paging
import PictureTesting
import TestSupport
import Testing

@testable import ShowcaseKit

/// A turn in every style, beside strips that were looked at; they illustrate the guides, too.
@Suite struct FilmstripTests {
  private let pages = Painting.pages(6, folder: nil)

  private func row(_ style: some PageViewStyle) -> some View {
    PageView(selection: .constant(2)) {
      ForEach(pages) { PaintingPage(painting: $0) }
    }
    .pageViewStyle(style)
    .pageViewSpacing(20)
    .pageViewCardCornerRadius(16)
  }

  /// Pages that two fingers move by one page, at an even pace.
  private func expect(
    _ name: String, of pages: some View, direction: LayoutDirection = .leftToRight,
    axis: Axis = .horizontal, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let sign = axis == .horizontal ? direction.sign : 1
    let strip = try Filmstrip(of: pages, direction: direction) { stage, step, steps in
      let distance = 400 / Double(steps) * sign
      stage.scroll(
        step == 1 ? .began : .changed, dx: axis == .horizontal ? distance : 0,
        dy: axis == .vertical ? distance : 0)
      stage.frame()
    }
    try expect(strip, name, sourceLocation: sourceLocation)
  }

  private func expect(
    _ strip: Filmstrip, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = RecordedPicture(name, forGuidesIn: "Turns")
    #expect(
      try recorded.difference(from: strip.sheet()) == nil, sourceLocation: sourceLocation)
  }

  private struct CarouselStyle: PageViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.pages(.carousel(ratio: 0.65, shrinking: 0.15, fading: 0.38))
    }
  }

  @Test func scroll() throws {
    try expect("scroll", of: row(.scroll))
    try expect("scroll-mirrored", of: row(.scroll), direction: .rightToLeft)
    try expect("scroll-vertical", of: row(.scroll).pageViewOrientation(.vertical), axis: .vertical)
  }

  @Test func plain() throws {
    let strip = try Filmstrip(of: row(.plain)) { stage, step, _ in
      if step == 1 { stage.press(.right) }
      stage.frame()
    }
    try expect(strip, "plain")
  }

  @Test func stacks() throws {
    try expect("historyStack", of: row(.historyStack))
    try expect("bookStack", of: row(.bookStack))
  }

  @Test func cardDeck() throws {
    try expect("cardDeck", of: row(.cardDeck))
    try expect("cardDeck-mirrored", of: row(.cardDeck), direction: .rightToLeft)
  }

  @Test func book() throws {
    try expect("book", of: row(.book).padding(32))
    try expect("book-mirrored", of: row(.book).padding(32), direction: .rightToLeft)
  }

  @Test func carousel() throws {
    try expect("carousel", of: row(CarouselStyle()).pageViewLoops())
  }
}
