internal import CImageCodecs
internal import Graphics

/// Decodes PNG by libpng, row by row.
///
/// SDL_image would print libpng's remarks, hold the whole picture in memory and show nothing of a
/// file that was cut off.
nonisolated struct PNGDecoder: FormatDecoder {
  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo {
    guard let stored = PictureFormat.png.storedSize(in: contents.bytes) else { throw .damaged }
    try PixelBudget.check(stored, format: .png, fileLength: contents.fileLength)
    let orientation = PictureFormat.png.orientation(in: contents.bytes)
    return PictureInfo(size: stored.upright(orientation: orientation), format: .png)
  }

  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let info = try info(of: contents)
    let orientation = PictureFormat.png.orientation(in: contents.bytes)
    let size = request.outputSize(of: info.size).upright(orientation: orientation)
    let buffer = try PixelBuffer(size: size)
    var isOpaque = false
    let status = codec_decode_png(
      contents.bytes.bindMemory(to: UInt8.self).baseAddress, contents.bytes.count, buffer.pixels,
      Int32(size.width), Int32(size.height), cancellation.flag, &isOpaque)
    try DecodeError.check(status)
    return try DecodedPicture(
      bitmap: buffer.upright(orientation: orientation, isOpaque: isOpaque || buffer.isOpaque),
      info: info, isPartial: status == CODEC_PARTIAL)
  }
}
