internal import Graphics

/// Sprites that the renderer made itself, by what they show.
///
/// What the last frame drew is kept, and of the rest what fits into a limit; the least recently drawn
/// go first.
final class SpriteCache {
  enum Key: Hashable {
    case text(String, Font)
    case textShadow(String, Font, sigma: Int, Color)
    case icon(Icon, side: Int)
    case shadow(ShadowMask, Color)
    case layer(DrawList.Layer)
    case scaled(TextureID, source: PixelRect, width: Int, height: Int)
  }

  private struct Entry {
    var sprite: Sprite
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private(set) var byteCount = 0
  private var frame = 0
  private let spareLimit: Int

  /// Makes a cache with a limit in bytes for what the last frame did not draw.
  init(spareLimit: Int) { self.spareLimit = spareLimit }

  /// The sprite for a key, made by a closure when it is not there.
  func sprite(_ key: Key, make: () -> Sprite?) -> Sprite? {
    if let entry = entries[key] {
      entries[key]?.lastUse = frame
      return entry.sprite
    }
    guard let sprite = make() else { return nil }
    entries[key] = Entry(sprite: sprite, lastUse: frame)
    byteCount += sprite.byteCount
    return sprite
  }

  /// Ends a frame: stretched copies that it did not draw are dropped, since something that changes
  /// its size leaves one behind in each frame; over the limit other sprites go too, oldest first.
  func endFrame() {
    var spare = 0
    for (key, entry) in entries where entry.lastUse < frame {
      if case .scaled = key { remove(key) } else { spare += entry.sprite.byteCount }
    }
    if spare > spareLimit { drop(spare - spareLimit) }
    frame += 1
  }

  /// Drops at least so many bytes of what the frame did not draw.
  private func drop(_ excess: Int) {
    let old = entries.filter { $0.value.lastUse < frame }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    var excess = excess
    for (key, entry) in old where excess > 0 {
      excess -= entry.sprite.byteCount
      remove(key)
    }
  }

  /// Drops the scaled copies of a texture that is gone.
  func removeCopies(of texture: TextureID) {
    for case .scaled(texture, let source, let width, let height) in entries.keys {
      remove(.scaled(texture, source: source, width: width, height: height))
    }
  }

  /// Drops everything, as when the device or the scale changed.
  func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  private func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.sprite.byteCount
  }
}
