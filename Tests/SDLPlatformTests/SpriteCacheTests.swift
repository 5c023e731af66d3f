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
    let cache = SpriteCache(byteLimit: 1 << 20)
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

  @Test func textIsKeptUpToTheLimit() {
    let cache = SpriteCache(byteLimit: 1000)
    for name in ["a", "b", "c", "a", "d"] {
      _ = cache.sprite(.text(name, .body)) { sprite() }
      cache.endFrame()
    }
    #expect(cache.byteCount <= 1000)
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
