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
  /// Grows when the device was lost, and with it every texture.
  public private(set) var generation = 0
  /// The most pixels on a side of a texture.
  public var maximumTextureSize: Int { device.maximumTextureSize }

  let device: RenderDevice
  let fonts: FontBook
  let corners = RoundCornerCache()
  let sprites: SpriteCache
  /// The frame that fades away, as it was.
  var still: (frame: StillFrame, sprite: Sprite)?
  private var textures: [TextureID: Sprite] = [:]
  private var lastTexture = 0

  /// Room for the texts, icons and shadows of some pages that may come back.
  private static let spareSpriteLimit = 2 << 20

  init(device: RenderDevice, fonts: FontBook, scale: Double) {
    self.device = device
    self.fonts = fonts
    self.scale = scale
    sprites = SpriteCache(spareLimit: Self.spareSpriteLimit)
  }

  /// Draws into a picture of a size in pixels without any display; the same list gives the same
  /// bytes each time.
  public convenience init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, fonts: FontBook
  ) throws(PlatformError) {
    self.init(
      device: try RenderDevice(width: pixelWidth, height: pixelHeight), fonts: fonts, scale: scale)
  }

  /// Makes a texture of a bitmap; nil where there is no room for it.
  public func makeTexture(from bitmap: Bitmap) -> TextureID? {
    guard let sprite = Sprite(device, bitmap: bitmap) else { return nil }
    lastTexture += 1
    let texture = TextureID(rawValue: lastTexture)
    textures[texture] = sprite
    return texture
  }

  /// Gives a texture up.
  public func releaseTexture(_ texture: TextureID) {
    guard textures.removeValue(forKey: texture) != nil else { return }
    sprites.removeCopies(of: texture)
  }

  /// Forgets every texture after the device was lost.
  func deviceWasReset() {
    textures.removeAll()
    sprites.removeAll()
    still = nil
    generation += 1
  }

  /// Draws a list over a colour.
  public func draw(_ list: DrawList, background: Color) {
    let veil = list.veil.flatMap { sprite(of: $0.frame) }
    drawItems(of: list, background)
    if let veil, let opacity = list.veil?.opacity {
      drawVeil(veil, opacity)
    } else {
      still = nil
    }
    sprites.endFrame()
  }

  private func drawItems(of list: DrawList, _ background: Color) {
    prepareLayers(of: list.items)
    var items = visibleItems(of: list.items)
    let hidden = leaveOutHidden(&items)
    clear(background, except: hidden)
    draw(items)
  }

  /// Starts to carry out what was drawn so far, without showing it.
  func flush() { device.flush() }

  /// Whether what was flushed is still being drawn, so that presenting would wait for it.
  func isDrawing() -> Bool { device.isDrawing() }

  /// Shows what was drawn.
  public func present() { SDL_RenderPresent(device.renderer) }

  /// What was drawn so far; nil where it cannot be read back.
  public func snapshot() -> Bitmap? { device.readPixels() }

  func sprite(_ texture: TextureID) -> Sprite? { textures[texture] }
}
