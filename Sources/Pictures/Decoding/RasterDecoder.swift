internal import CImageCodecs
internal import Graphics

/// Decodes GIF (its first frame) and BMP by the library's own codecs.
///
/// SDL_image 2.6 and SDL 2.26 write outside their memory when such a file is damaged.
nonisolated struct RasterDecoder: FormatDecoder {
  /// What the content was recognized as: GIF or BMP.
  var format: PictureFormat

  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo {
    guard let size = format.storedSize(in: contents.bytes) else { throw .damaged }
    try PixelBudget.check(size, format: format, fileLength: contents.fileLength)
    return PictureInfo(size: size, format: format)
  }

  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let info = try info(of: contents)
    try PixelBudget.checkWhole(info.size)
    let whole = try PixelBuffer(size: info.size)
    let codec = format == .gif ? codec_decode_gif : codec_decode_bmp
    let status = codec(
      contents.bytes.bindMemory(to: UInt8.self).baseAddress, contents.bytes.count, whole.pixels,
      Int32(info.size.width), Int32(info.size.height), cancellation.flag)
    try DecodeError.check(status)
    let isOpaque = whole.isOpaque
    let reducer = try RowReducer(
      from: info.size, into: PixelBuffer(size: request.outputSize(of: info.size)),
      isOpaque: isOpaque)
    for row in 0..<info.size.height { reducer.add(whole.pixels + row * info.size.width * 4) }
    return try DecodedPicture(
      bitmap: reducer.output.upright(orientation: 1, isOpaque: isOpaque), info: info,
      isPartial: status == CODEC_PARTIAL)
  }
}
