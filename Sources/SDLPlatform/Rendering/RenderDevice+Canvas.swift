internal import CPixels
internal import CSDL2
internal import Graphics

/// Drawing straight into the memory of the frame, where the CPU draws.
///
/// SDL mixes colours pixel by pixel and wants a copy of every picture; going past it takes a
/// fraction of the time and no copy.
extension RenderDevice {
  /// Whether pictures can be drawn without a texture.
  var copiesBitmaps: Bool { canvas != nil }

  /// The frame's pixels, where they are the CPU's and have four bytes: blue, green, red, unused.
  private var canvas: SDL_Surface? {
    guard let canvas = target?.pointee, canvas.pixels != nil,
      canvas.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue
    else { return nil }
    return canvas
  }

  /// Calls a closure with the start of each row of a rectangle; false where the canvas does not hold
  /// all of it.
  private func forEachRow(
    of rect: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ row: Int) -> Void
  ) -> Bool {
    guard let canvas, let pixels = canvas.pixels,
      PixelRect(x: 0, y: 0, width: Int(canvas.w), height: Int(canvas.h)).contains(rect)
    else { return false }
    // What was drawn before lies below.
    SDL_RenderFlush(renderer)
    for row in 0..<rect.height {
      let start = pixels + (rect.y + row) * Int(canvas.pitch) + rect.x * 4
      body(start.assumingMemoryBound(to: UInt8.self), row)
    }
    return true
  }

  /// Paints a rectangle inside the frame, or mixes a colour into it.
  func fill(_ rect: PixelRect, _ color: Color, alpha: UInt8) {
    let parts = [color.blue8, color.green8, color.red8, 255]
    let isDone = forEachRow(of: rect) { pixels, _ in
      if alpha == 255 {
        fill_pixel_row(pixels, rect.width, parts)
      } else {
        mix_pixel_row(pixels, rect.width, parts, alpha)
      }
    }
    guard !isDone else { return }
    SDL_SetRenderDrawBlendMode(renderer, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, color.red8, color.green8, color.blue8, alpha)
    var target = SDL_Rect(rect)
    SDL_RenderFillRect(renderer, &target)
  }

  /// Mixes part of an opaque picture into a rectangle inside the frame; false where that takes a
  /// texture.
  func copy(_ bitmap: Bitmap, x: Int, y: Int, to rect: PixelRect, alpha: UInt8) -> Bool {
    let all = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard all.contains(PixelRect(x: x, y: y, width: rect.width, height: rect.height)),
      let source = bitmap.bytes.bindMemory(to: UInt8.self).baseAddress
    else { return false }
    return forEachRow(of: rect) { pixels, row in
      let start = source + (y + row) * bitmap.stride + x * 4
      if alpha == 255 {
        pixels.update(from: start, count: rect.width * 4)
      } else {
        mix_pixel_rows(pixels, start, rect.width, alpha)
      }
    }
  }
}
