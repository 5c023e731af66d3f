internal import CImageCodecs
internal import Graphics

/// Draws SVG by SDL_image at the size needed, in a process of its own.
///
/// SDL_image's parser never ends on some drawings and crashes on others; here that costs one page.
nonisolated struct SVGDecoder: FormatDecoder {
  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo {
    guard let size = PictureFormat.svg.storedSize(in: contents.bytes) else { throw .damaged }
    try PixelBudget.check(size, format: .svg, fileLength: contents.fileLength)
    return PictureInfo(size: size, format: .svg)
  }

  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let info = try info(of: contents)
    let size = request.outputSize(of: info.size)
    let buffer = try PixelBuffer(size: size)
    var (width, height): (Int32, Int32) = (0, 0)
    try DecodeError.check(
      codec_draw_svg(
        contents.bytes.bindMemory(to: UInt8.self).baseAddress, contents.bytes.count,
        Int32(size.width), Int32(size.height), buffer.pixels, &width, &height, cancellation.flag))
    let drawn = UnsafeRawBufferPointer(start: buffer.pixels, count: Int(width) * Int(height) * 4)
    let bitmap = Bitmap(
      width: Int(width), height: Int(height),
      isOpaque: pixels_are_opaque(buffer.pixels, width, height)
    ) { $0.copyMemory(from: drawn) }
    guard let bitmap else { throw .outOfMemory }
    return DecodedPicture(bitmap: bitmap, info: info)
  }
}
