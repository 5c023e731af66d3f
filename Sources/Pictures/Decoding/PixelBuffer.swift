internal import CImageCodecs
internal import Glibc
internal import Graphics

/// Pixels on their way from a codec to a bitmap: as stored in the file, not yet upright.
nonisolated final class PixelBuffer {
  let size: PixelSize
  let pixels: UnsafeMutablePointer<UInt8>

  /// Takes memory for some pixels, not initialized.
  init(size: PixelSize) throws(DecodeError) {
    guard let memory = malloc(size.byteCount) else { throw .outOfMemory }
    self.size = size
    pixels = memory.bindMemory(to: UInt8.self, capacity: size.byteCount)
  }

  deinit { free(pixels) }

  /// Whether every alpha is 255.
  var isOpaque: Bool { pixels_are_opaque(pixels, Int32(size.width), Int32(size.height)) }

  /// Copies the pixels into a bitmap in which an EXIF orientation (1 to 8) stands upright.
  func upright(orientation: Int, isOpaque: Bool) -> Bitmap {
    let upright = size.upright(orientation: orientation)
    return Bitmap(width: upright.width, height: upright.height, isOpaque: isOpaque) { memory in
      pixels_orient(
        pixels, Int32(size.width), Int32(size.height), Int32(orientation),
        memory.bindMemory(to: UInt8.self).baseAddress)
    }
  }

  /// The middle of the pixels in the proportions of another size: cameras fill thumbnails up with
  /// black bars.
  func cropped(to shape: PixelSize) throws(DecodeError) -> PixelBuffer {
    let scale = min(
      Double(size.width) / Double(shape.width), Double(size.height) / Double(shape.height))
    let part = shape.scaled(by: scale)
    let cut = try PixelBuffer(
      size: PixelSize(width: min(part.width, size.width), height: min(part.height, size.height)))
    let (left, top) = ((size.width - cut.size.width) / 2, (size.height - cut.size.height) / 2)
    for row in 0..<cut.size.height {
      let start = pixels + ((top + row) * size.width + left) * 4
      (cut.pixels + row * cut.size.width * 4).update(from: start, count: cut.size.width * 4)
    }
    return cut
  }
}

nonisolated extension PixelSize {
  /// The size with an EXIF orientation applied, or taken back: 5 to 8 exchange the sides.
  func upright(orientation: Int) -> PixelSize { orientation >= 5 ? transposed : self }
}
