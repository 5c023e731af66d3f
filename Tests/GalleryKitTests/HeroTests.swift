import Paging
import Testing

@testable import GalleryKit

/// The way between the banner and the photo view, with a real picture.
@Suite(.timeLimit(.minutes(5))) struct HeroTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [(400, 300), (300, 400), (64, 48)])
  func cornersAndShadowStayWithThePicture(width: Int, height: Int) async throws {
    let photo = try folder.photo("picture.bmp", width: width, height: height) { x, y in
      (UInt8(x % 256), UInt8(y % 256), 120)
    }
    let model = GalleryModel(PhotoListing(photos: [photo]))
    let stage = try GalleryStage(width: 640, height: 420, content: GalleryView(model: model))
    await stage.settle()
    for key in [KeyEvent.Key.enter, .escape] {
      stage.host.handle(.key(KeyEvent(key, time: stage.now)))
      var shadows = 0
      for _ in 0..<30 {
        stage.frame()
        let picture = try #require(stage.picture)
        let outline = try #require(stage.clip)
        for (a, b) in [
          (picture.minX, outline.minX), (picture.maxX, outline.maxX),
          (picture.minY, outline.minY), (picture.maxY, outline.maxY),
        ] {
          #expect(abs(a - b) < 0.51, "\(picture) in \(outline)")
        }
        if let shadow = stage.shadow {
          shadows += 1
          #expect(abs(shadow.width - outline.width) < 0.01)
        }
      }
      #expect(shadows > 5)
    }
  }
}

extension GalleryStage {
  /// Where the picture is drawn in the window.
  fileprivate var picture: Rect? {
    list.items.lazy.compactMap { item -> Rect? in
      guard case .texture(_, _, let rect) = item.content else { return nil }
      return item.transform.apply(to: rect)
    }.first
  }

  /// The innermost area to which it is clipped.
  fileprivate var clip: Rect? {
    list.items.lazy.compactMap { item -> Rect? in
      guard case .texture = item.content else { return nil }
      return item.clips.last?.rect
    }.first
  }

  /// Where its shadow is drawn: the first one, below the dots' halos.
  fileprivate var shadow: Rect? {
    list.items.lazy.compactMap { item -> Rect? in
      guard case .shadow(let rect, _, let shadow) = item.content, shadow.radius == 8 else {
        return nil
      }
      return item.transform.apply(to: rect)
    }.first
  }
}
