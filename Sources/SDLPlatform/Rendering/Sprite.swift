internal import CSDL2
internal import Graphics

/// Pixels that a device draws: a texture, or a picture that the CPU copies, with its size and the
/// place of its origin.
final class Sprite {
  let width: Int
  let height: Int
  let isOpaque: Bool
  /// Where the pixels lie relative to what they picture: a shadow begins above and left of its shape.
  let offset: (x: Int, y: Int)
  /// Pixels of the same size that are drawn over these in their own colours, as emoji over text.
  let overlay: Sprite?
  /// The pixels themselves, where the device can copy them without a texture.
  let bitmap: Bitmap?
  /// Rectangles of a layer in which no pixel is clear.
  private(set) var opaqueParts: [PixelRect] = []
  /// The device's own copy; of a kept bitmap it is made when it is first needed.
  var texture: OpaquePointer? {
    if made == nil, let bitmap { made = device.makeTexture(bitmap) }
    return made
  }

  var byteCount: Int { width * height * 4 + (overlay?.byteCount ?? 0) }

  private var made: OpaquePointer?
  /// A texture dies before its renderer.
  private let device: RenderDevice

  init?(
    _ device: RenderDevice, access: SDL_TextureAccess = SDL_TEXTUREACCESS_STATIC, width: Int,
    height: Int, isOpaque: Bool, offset: (x: Int, y: Int) = (0, 0), overlay: Sprite? = nil
  ) {
    guard
      let texture = device.makeTexture(
        width: width, height: height, isOpaque: isOpaque, access: access)
    else { return nil }
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.offset = offset
    self.overlay = overlay
    self.device = device
    bitmap = nil
    made = texture
  }

  /// A picture; it is kept as it is where that can be drawn.
  init?(_ device: RenderDevice, bitmap: Bitmap) {
    guard device.fits(width: bitmap.width, height: bitmap.height) else { return nil }
    width = bitmap.width
    height = bitmap.height
    isOpaque = bitmap.isOpaque
    offset = (0, 0)
    overlay = nil
    self.device = device
    let isKept = device.copiesBitmaps && bitmap.isOpaque
    self.bitmap = isKept ? bitmap : nil
    made = isKept ? nil : device.makeTexture(bitmap)
    guard isKept || made != nil else { return nil }
  }

  /// A layer in a texture that has a border of clear pixels around it.
  init(
    _ device: RenderDevice, layer texture: OpaquePointer, width: Int, height: Int,
    opaqueParts: [PixelRect]
  ) {
    self.width = width
    self.height = height
    self.opaqueParts = opaqueParts
    self.device = device
    (isOpaque, offset, overlay, bitmap, made) = (false, (0, 0), nil, nil, texture)
  }

  /// A layer in memory, colours multiplied by alpha.
  init(_ device: RenderDevice, layer bitmap: Bitmap, opaqueParts: [PixelRect]) {
    (width, height) = (bitmap.width, bitmap.height)
    self.opaqueParts = opaqueParts
    self.device = device
    self.bitmap = bitmap
    (isOpaque, offset, overlay, made) = (bitmap.isOpaque, (0, 0), nil, nil)
  }

  /// One colour under a mask.
  convenience init?(
    _ device: RenderDevice, mask: AlphaMask, color: Color, offset: (x: Int, y: Int) = (0, 0),
    overlay: Sprite? = nil
  ) {
    self.init(
      device, width: mask.width, height: mask.height, isOpaque: false, offset: offset,
      overlay: overlay)
    let base = UInt32(color.red8) << 16 | UInt32(color.green8) << 8 | UInt32(color.blue8)
    let alphas = (0...255).map { UInt32(byte(Double($0) / 255 * color.alpha)) << 24 }
    let pixels = mask.values.map { base | alphas[Int($0)] }
    guard SDL_UpdateTexture(texture, nil, pixels, Int32(width * 4)) == 0 else { return nil }
  }

  convenience init?(_ device: RenderDevice, grid: PixelGrid) {
    self.init(device, width: grid.width, height: grid.height, isOpaque: false)
    guard SDL_UpdateTexture(texture, nil, grid.pixels, Int32(width * 4)) == 0 else { return nil }
  }

  isolated deinit { if let made { SDL_DestroyTexture(made) } }
}

/// A part of 0…1 as a byte.
nonisolated func byte(_ part: Double) -> UInt8 {
  part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
}

extension Color {
  nonisolated var red8: UInt8 { byte(red) }
  nonisolated var green8: UInt8 { byte(green) }
  nonisolated var blue8: UInt8 { byte(blue) }
  nonisolated var alpha8: UInt8 { byte(alpha) }
}
