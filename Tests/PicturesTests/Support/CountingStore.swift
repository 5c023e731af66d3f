import Graphics

@testable import Pictures

/// A store that holds no pixels but counts what is done with it.
final class CountingStore: TextureStore {
  var maximumTextureSize = 4096
  var generation = 0
  /// The bytes of the textures that exist.
  private(set) var textures: [TextureID: Int] = [:]
  /// The sizes that were uploaded, in order.
  private(set) var uploads: [PixelSize] = []
  private(set) var released: [TextureID] = []
  /// How many of the next textures cannot be made.
  var refusals = 0
  private var count = 0

  init() {}

  var byteCount: Int { textures.values.reduce(0, +) }

  func makeTexture(from bitmap: Bitmap) -> TextureID? {
    guard bitmap.width <= maximumTextureSize, bitmap.height <= maximumTextureSize else {
      return nil
    }
    guard refusals == 0 else {
      refusals -= 1
      return nil
    }
    count += 1
    let name = TextureID(rawValue: count)
    textures[name] = bitmap.byteCount
    uploads.append(PixelSize(width: bitmap.width, height: bitmap.height))
    return name
  }

  func releaseTexture(_ texture: TextureID) {
    if textures.removeValue(forKey: texture) != nil { released.append(texture) }
  }

  /// Loses every texture, as a device does.
  func lose() {
    textures = [:]
    generation += 1
  }
}
