import Graphics
import Interface
import Pagers
import TestSupport
import Testing

/// Dragging along the dots, and the bubble over the finger.
@Suite struct PageIndicatorScrubTests {
  private let middle = IndicatorScene.middle

  /// Presses at a place and drags to others, without letting go.
  private func scrub(_ scene: IndicatorScene, from start: Double, to places: Double...) {
    scene.stage.pointer(.pressed, start, middle)
    for place in places {
      scene.stage.pointer(.dragged, place, middle)
      scene.stage.frame()
    }
  }

  @Test(arguments: [
    // Up to nine pages the finger has its dot with it, up to forty 24 points are a page, then the
    // whole row is the whole way.
    (6, 0, [20.0, 40, 60, 100, 300], [1, 2, 3, 5, 5]),
    (12, 5, [24, 48, -24, -120, -400], [6, 7, 4, 0, 0]),
    (40, 20, [24, 35, 37, -240, 456, 480], [21, 21, 22, 10, 39, 39]),
    (41, 20, [4, 8.6, 43, 86, -86], [21, 22, 30, 40, 0]),
    (1000, 500, [10, 43, 86, -43, -90], [558, 750, 999, 250, 0]),
  ])
  func aFingerScrubs(count: Int, start: Int, distances: [Double], pages: [Int]) throws {
    for (distance, page) in zip(distances, pages) {
      let scene = IndicatorScene(count: count, index: start, width: 1200)
      let x = try #require(scene.bright).x
      scrub(scene, from: x, to: x + 9, x - 3, x + distance)
      #expect(scene.model.index == page, "\(distance)")
    }
  }

  @Test func theDotStaysUnderTheFingerAndSnapsToThePageWhenItIsGone() throws {
    let scene = IndicatorScene(count: 6, hasPager: true)
    scrub(scene, from: 150, to: 190)
    scene.stage.settle()
    for x in [197.0, 203, 211] {
      scene.stage.pointer(.dragged, x, middle)
      scene.stage.frame()
      #expect(abs(try #require(scene.bright).x - x) < 1e-9)
    }
    #expect(scene.model.index == 3)
    scene.stage.pointer(.released, 203, middle)
    scene.stage.frame()
    #expect(scene.bright?.x == 211)
    scene.stage.settle()
    #expect(scene.bright?.x == 210)
  }

  @Test func aShortPressIsNoScrub() {
    let scene = IndicatorScene(count: 6, hasThumbnails: true)
    scrub(scene, from: 150, to: 155, 145)
    #expect(scene.model.writes == [] && scene.bubble == nil)
    scene.stage.pointer(.released, 150, middle)
    #expect(scene.model.writes == [])
    scene.stage.click(190, middle)
    #expect(scene.model.writes == [2] && scene.bubble == nil)
  }

  // MARK: Bubble

  @Test func theBubbleShowsThePageOverTheFinger() throws {
    let scene = IndicatorScene(count: 40, index: 20, hasThumbnails: true)
    scrub(scene, from: 200, to: 224)
    scene.stage.settle()
    let (rect, page) = try #require(scene.bubble)
    #expect(page == "thumbnail 21")
    // 120 by 80 points, 12 above the dots.
    #expect(rect == Rect(x: 224 - 60, y: middle - 6 - 12 - 80, width: 120, height: 80))
    scene.stage.pointer(.dragged, 250, 40)
    scene.stage.frame()
    #expect(scene.bubble?.rect.midX == 250 && scene.bubble?.rect.minY == rect.minY)
    #expect(scene.bubble?.page == "thumbnail 22")
    #expect(!scene.stage.shows("thumbnail 21"))
  }

  @Test func theBubbleStaysInTheWindow() {
    for (index, x, left) in [(0, -500.0, 8.0), (20, 30, 8), (20, 390, 272), (20, 5000, 272)] {
      let scene = IndicatorScene(count: 40, index: index, hasThumbnails: true)
      scrub(scene, from: 200, to: x)
      scene.stage.settle()
      #expect(scene.bubble?.rect.minX == left, "\(x)")
    }
    let narrow = IndicatorScene(count: 40, width: 100, hasThumbnails: true)
    scrub(narrow, from: 50, to: 90)
    narrow.stage.settle()
    #expect(narrow.bubble?.rect.minX == 8)
  }

  @Test func rightToLeftTheBubbleIsOverTheFingerToo() {
    let scene = IndicatorScene(count: 40, index: 20, hasThumbnails: true) {
      $0.layoutDirection = .rightToLeft
    }
    scrub(scene, from: 200, to: 224)
    scene.stage.settle()
    #expect(scene.bubble?.page == "thumbnail 19")
    #expect(scene.bubble?.rect.midX == 224)
  }

  @Test func theBubbleFadesAndItsPictureIsDropped() {
    let scene = IndicatorScene(count: 40, index: 20, hasThumbnails: true)
    scrub(scene, from: 200, to: 224)
    scene.stage.settle()
    #expect(scene.bubble != nil)
    scene.stage.pointer(.released, 224, middle)
    scene.stage.frame(after: 0.06)
    #expect(scene.bubble != nil)
    scene.stage.settle()
    #expect(scene.bubble == nil)
    #expect(!scene.stage.host.wantsFrame)
  }

  @Test func theBubbleGrowsFromTheRow() throws {
    let scene = IndicatorScene(count: 40, index: 20, hasThumbnails: true)
    scrub(scene, from: 200, to: 224)
    let first = try #require(scene.bubble)
    #expect(first.rect.width < 120 && abs(first.rect.midX - 224) < 1e-9)
    let reduced = IndicatorScene(count: 40, index: 20, hasThumbnails: true) {
      $0.accessibilityReduceMotion = true
    }
    scrub(reduced, from: 200, to: 224)
    reduced.stage.frame()
    #expect(reduced.bubble?.rect.width == 120)
  }

  @Test func withoutThumbnailsThereIsNoBubble() {
    let scene = IndicatorScene(count: 40, index: 20)
    let before = scene.stage.list.items.count
    scrub(scene, from: 200, to: 224)
    scene.stage.settle()
    #expect(scene.model.index == 21)
    #expect(scene.stage.list.items.count == before)
  }

  @Test func aScrubThatIsTakenAwayTakesItsBubbleAlong() {
    let scene = IndicatorScene(count: 40, index: 20, hasThumbnails: true)
    scrub(scene, from: 200, to: 224)
    scene.stage.pointer(.cancelled, 224, middle)
    scene.stage.settle()
    #expect(scene.bubble == nil && scene.model.index == 21)
  }

  @Test func pagesThatVanishUnderTheFingerAreNoTrap() {
    let scene = IndicatorScene(count: 40, index: 39, hasPager: true, hasThumbnails: true)
    scrub(scene, from: 280, to: 256)
    scene.model.items.removeLast(36)
    scene.stage.frame()
    scene.stage.pointer(.dragged, 250, middle)
    scene.stage.frame()
    #expect(scene.model.index == 3 && scene.bubble?.page == "thumbnail 3")
    scene.model.items = []
    scene.stage.frame()
    scene.stage.pointer(.dragged, 200, middle)
    scene.stage.pointer(.released, 200, middle)
    scene.stage.settle()
    #expect(scene.stage.list.items.isEmpty)
  }
}
