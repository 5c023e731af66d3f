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
    guard layerTexture == nil, let canvas = target?.pointee, canvas.pixels != nil,
      canvas.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue
    else { return nil }
    return canvas
  }

  /// Calls a closure with the first pixel of a rectangle and the bytes from row to row; false where
  /// the canvas does not hold all of it.
  private func withCanvas(
    of rect: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ pitch: Int) -> Void
  ) -> Bool {
    guard let canvas, let pixels = canvas.pixels,
      PixelRect(x: 0, y: 0, width: Int(canvas.w), height: Int(canvas.h)).contains(rect)
    else { return false }
    // What was drawn before lies below.
    SDL_RenderFlush(renderer)
    let start = pixels + rect.y * Int(canvas.pitch) + rect.x * 4
    body(start.assumingMemoryBound(to: UInt8.self), Int(canvas.pitch))
    return true
  }

  /// Calls a closure with the first pixel of a rectangle and the bytes from row to row, where the CPU
  /// draws; the rectangle lies inside the frame, or the layer that is drawn.
  func withPixels(
    of rect: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ pitch: Int) -> Void
  ) {
    if withCanvas(of: rect, body) { return }
    // SDL keeps the pixels of a layer to itself, so they are fetched and brought back.
    guard isSoftware, let layerTexture, !rect.isEmpty else { return }
    var area = SDL_Rect(rect)
    let pitch = rect.width * 4
    var pixels = [UInt8](repeating: 0, count: pitch * rect.height)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      let format = SDL_PIXELFORMAT_ARGB8888.rawValue
      guard SDL_RenderReadPixels(renderer, &area, format, start, Int32(pitch)) == 0 else { return }
      body(start, pitch)
      SDL_UpdateTexture(layerTexture, &area, start, Int32(pitch))
    }
  }

  /// Paints a rectangle inside the frame, or mixes a colour into it.
  func fill(_ rect: PixelRect, _ color: Color, alpha: UInt8) {
    let parts = [color.blue8, color.green8, color.red8, 255]
    let isDone = withCanvas(of: rect) { pixels, pitch in
      for row in 0..<rect.height {
        if alpha == 255 {
          fill_pixel_row(pixels + row * pitch, rect.width, parts)
        } else {
          mix_pixel_row(pixels + row * pitch, rect.width, parts, alpha)
        }
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
    let start = source + y * bitmap.stride + x * 4
    if let layerTexture, isSoftware {
      let draw = { self.copy(start, pitch: bitmap.stride, to: rect, of: layerTexture) }
      return alpha == 255 ? draw() : mix(into: rect, alpha: alpha, draw)
    }
    return withCanvas(of: rect) { pixels, pitch in
      for row in 0..<rect.height {
        let (pixels, start) = (pixels + row * pitch, start + row * bitmap.stride)
        if alpha == 255 {
          pixels.update(from: start, count: rect.width * 4)
        } else {
          mix_pixel_rows(pixels, start, rect.width, alpha)
        }
      }
    }
  }

  /// Mixes what a closure draws all over a rectangle of a layer into what is there: SDL would make
  /// what was clear there opaque.
  func mix<Result>(into rect: PixelRect, alpha: UInt8, _ draw: () -> Result) -> Result {
    let length = rect.width * 4
    var mixed = [UInt8](repeating: 0, count: length * rect.height)
    withPixels(of: rect) { pixels, pitch in
      for row in 0..<rect.height {
        let line = UnsafeBufferPointer(start: pixels + row * pitch, count: length)
        mixed.replaceSubrange(row * length..<(row + 1) * length, with: line)
      }
    }
    let result = draw()
    withPixels(of: rect) { pixels, pitch in
      mixed.withUnsafeMutableBufferPointer { mixed in
        guard let start = mixed.baseAddress else { return }
        for row in 0..<rect.height {
          let (line, mixed) = (pixels + row * pitch, start + row * length)
          mix_pixel_rows(mixed, line, rect.width, alpha)
          line.update(from: mixed, count: length)
        }
      }
    }
    return result
  }

  /// Copies rows of an opaque picture, whose fourth bytes may be anything, into a layer.
  private func copy(
    _ start: UnsafePointer<UInt8>, pitch: Int, to rect: PixelRect, of layer: OpaquePointer
  ) -> Bool {
    SDL_RenderFlush(renderer)
    let length = rect.width * 4
    // As many rows at once as stay in the processor's cache.
    let band = max(1, Self.bandSize / length)
    var rows = [UInt8](repeating: 0, count: band * length)
    return rows.withUnsafeMutableBufferPointer { rows in
      guard let copy = rows.baseAddress else { return false }
      return stride(from: 0, to: rect.height, by: band).allSatisfy { top in
        let count = min(band, rect.height - top)
        for row in 0..<count {
          copy_opaque_row(copy + row * length, start + (top + row) * pitch, rect.width)
        }
        var area = SDL_Rect(PixelRect(x: rect.x, y: rect.y + top, width: rect.width, height: count))
        return SDL_UpdateTexture(layer, &area, copy, Int32(length)) == 0
      }
    }
  }

  /// The bytes of some rows that are copied together.
  private static let bandSize = 1 << 17
}
