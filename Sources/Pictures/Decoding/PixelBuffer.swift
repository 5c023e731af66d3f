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
  func upright(orientation: Int, isOpaque: Bool) throws(DecodeError) -> Bitmap {
    let upright = size.upright(orientation: orientation)
    let bitmap = Bitmap(width: upright.width, height: upright.height, isOpaque: isOpaque) {
      memory in
      pixels_orient(
        pixels, Int32(size.width), Int32(size.height), Int32(orientation),
        memory.bindMemory(to: UInt8.self).baseAddress)
    }
    guard let bitmap else { throw .outOfMemory }
    return bitmap
  }

  /// The middle of the pixels in the proportions of a picture; nil where what lies round it is no
  /// bar.
  ///
  /// Cameras fill thumbnails up with black bars.
  func withoutBars(round shape: PixelSize) throws(DecodeError) -> PixelBuffer? {
    let scale = min(
      Double(size.width) / Double(shape.width), Double(size.height) / Double(shape.height))
    let part = shape.scaled(by: scale)
    let cut = try PixelBuffer(
      size: PixelSize(width: min(part.width, size.width), height: min(part.height, size.height)))
    let (left, top) = ((size.width - cut.size.width) / 2, (size.height - cut.size.height) / 2)
    let (right, bottom) = (left + cut.size.width, top + cut.size.height)
    guard isBar(columns: 0..<left, rows: 0..<size.height),
      isBar(columns: right..<size.width, rows: 0..<size.height),
      isBar(columns: 0..<size.width, rows: 0..<top),
      isBar(columns: 0..<size.width, rows: bottom..<size.height)
    else { return nil }
    for row in 0..<cut.size.height {
      let start = pixels + ((top + row) * size.width + left) * 4
      (cut.pixels + row * cut.size.width * 4).update(from: start, count: cut.size.width * 4)
    }
    return cut
  }

  /// The most that a bar's pixels may be on average: JPEG leaves traces of the picture beside it.
  private static let black = 24

  /// Whether a part is black, or as narrow as rounding makes it.
  private func isBar(columns: Range<Int>, rows: Range<Int>) -> Bool {
    guard columns.count > 1, rows.count > 1 else { return true }
    var sum = 0
    for y in rows {
      for x in columns {
        let pixel = pixels + (y * size.width + x) * 4
        sum += Int(pixel[0]) + Int(pixel[1]) + Int(pixel[2])
      }
    }
    return sum < Self.black * 3 * columns.count * rows.count
  }
}

nonisolated extension PixelSize {
  /// The size with an EXIF orientation applied, or taken back: 5 to 8 exchange the sides.
  func upright(orientation: Int) -> PixelSize { orientation >= 5 ? transposed : self }
}
