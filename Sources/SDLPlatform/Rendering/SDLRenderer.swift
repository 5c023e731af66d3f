internal import CSDL2
public import Graphics

/// Draws lists with SDL, in a window or into a picture.
///
/// Edges snap to device pixels. Everything round is cut into rectangles of equal coverage, which
/// every SDL renderer draws alike and fast; only what is turned becomes triangles.
public final class SDLRenderer: Renderer {
  /// Device pixels per point.
  public var scale: Double {
    didSet { if scale != oldValue { sprites.removeAll() } }
  }
  public private(set) var generation = 0
  public var maximumTextureSize: Int { device.maximumTextureSize }

  let device: RenderDevice
  let fonts: FontBook
  let corners = RoundCornerCache()
  let sprites: SpriteCache
  private var textures: [TextureID: Sprite] = [:]
  private var lastTexture = 0

  /// Room for the scaled copies of a few pages, text and shadows.
  private static let spriteByteLimit = 48 << 20

  init(device: RenderDevice, fonts: FontBook, scale: Double) {
    self.device = device
    self.fonts = fonts
    self.scale = scale
    sprites = SpriteCache(byteLimit: Self.spriteByteLimit)
  }

  /// Draws into a picture of a size in pixels without any display; the same list gives the same
  /// bytes each time.
  public convenience init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, fonts: FontBook
  ) throws(PlatformError) {
    self.init(
      device: try RenderDevice(width: pixelWidth, height: pixelHeight), fonts: fonts, scale: scale)
  }

  public func makeTexture(from bitmap: Bitmap) -> TextureID? {
    guard let sprite = Sprite(device, bitmap: bitmap) else { return nil }
    lastTexture += 1
    let texture = TextureID(rawValue: lastTexture)
    textures[texture] = sprite
    return texture
  }

  public func releaseTexture(_ texture: TextureID) {
    guard textures.removeValue(forKey: texture) != nil else { return }
    sprites.removeCopies(of: texture)
  }

  /// Forgets every texture after the device was lost.
  func deviceWasReset() {
    textures.removeAll()
    sprites.removeAll()
    generation += 1
  }

  public func draw(_ list: DrawList, background: Color) {
    SDL_SetRenderDrawColor(
      device.renderer, background.red8, background.green8, background.blue8, 255)
    SDL_RenderClear(device.renderer)
    let frame = device.frame
    for (index, item) in list.items.enumerated() where item.opacity > 0 {
      let space = ItemSpace(item.transform, scale: scale)
      let painter = Painter(
        device: device, clip: clipRegion(item, frame), opacity: min(item.opacity, 1),
        rotation: space.rotation)
      guard !painter.clip.bounds.isEmpty else { continue }
      if case .shadow(let rect, let radius, let shadow) = item.content {
        let next = list.items.dropFirst(index + 1).prefix(2)
        drawShadow(rect, radius, shadow, space, painter) { middle in
          next.contains { covers($0, middle, frame) }
        }
      } else {
        draw(item.content, space, painter)
      }
    }
    sprites.endFrame()
  }

  /// Carries out what was drawn so far, without showing it.
  func flush() { SDL_RenderFlush(device.renderer) }

  public func present() { SDL_RenderPresent(device.renderer) }

  public func snapshot() -> Bitmap? { device.readPixels() }

  func sprite(_ texture: TextureID) -> Sprite? { textures[texture] }

  private func clipRegion(_ item: DrawList.Item, _ frame: PixelRect) -> ClipRegion {
    ClipRegion(frame: frame, clips: item.clips, scale: scale, corners: corners)
  }

  /// Whether an item hides every pixel of a rectangle, so that nothing below needs drawing.
  private func covers(_ item: DrawList.Item, _ rect: PixelRect, _ frame: PixelRect) -> Bool {
    guard item.opacity >= 1, item.transform.isAxisAligned else { return false }
    let space = ItemSpace(item.transform, scale: scale)
    let painted: PixelRect
    switch item.content {
    case .texture(let texture, _, let target) where sprite(texture)?.isOpaque == true:
      painted = space.pixels(target)
    case .fill(let target, let radius, let color) where color.alpha >= 1:
      painted = space.pixels(target).inset(by: Int(space.length(radius).rounded(.up)))
    default: return false
    }
    guard painted.contains(rect) else { return false }
    let clip = clipRegion(item, frame)
    return clip.bounds.contains(rect.intersection(frame)) && clip.isPlain(in: rect)
  }
}
