import Graphics
import Testing

@testable import SDLPlatform

struct SpriteCacheTests {
  private let device: RenderDevice

  init() throws { device = try RenderDevice(width: 8, height: 8) }

  private func sprite() -> Sprite? { Sprite(device, width: 10, height: 10, isOpaque: true) }

  private func scaled(_ width: Int) -> SpriteCache.Key {
    .scaled(
      TextureID(rawValue: 1), source: PixelRect(x: 0, y: 0, width: 5, height: 5), width: width,
      height: 10)
  }

  @Test func copiesOfASizeThatHasPassedAreDropped() {
    let cache = SpriteCache(spareLimit: 1 << 20)
    for width in 1...100 {
      _ = cache.sprite(scaled(width)) { sprite() }
      cache.endFrame()
    }
    #expect(cache.byteCount == 400)
    _ = cache.sprite(scaled(100)) {
      Issue.record("what every frame draws is kept")
      return nil
    }
  }

  @Test func whatAFrameDrawsStaysWhateverTheLimit() {
    let cache = SpriteCache(spareLimit: 0)
    for _ in 0..<3 {
      for name in ["a", "b", "c"] { _ = cache.sprite(.text(name, .body)) { sprite() } }
      cache.endFrame()
      #expect(cache.byteCount == 1200)
    }
    cache.endFrame()
    #expect(cache.byteCount == 0)
  }

  @Test func textIsKeptUpToTheLimit() {
    let cache = SpriteCache(spareLimit: 800)
    for name in ["a", "b", "c", "a", "d"] {
      _ = cache.sprite(.text(name, .body)) { sprite() }
      cache.endFrame()
    }
    #expect(cache.byteCount == 1200, "one that was drawn, and two")
    var made: [String] = []
    for name in ["d", "a", "b"] {
      _ = cache.sprite(.text(name, .body)) {
        made.append(name)
        return sprite()
      }
    }
    #expect(made.last == "b" && !made.contains("d"), "the least recently drawn goes first")
  }
}
