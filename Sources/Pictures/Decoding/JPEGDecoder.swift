internal import Graphics

/// Decodes JPEG by libjpeg-turbo, at the smallest of its quick scales that is large enough.
nonisolated struct JPEGDecoder: FormatDecoder {
  /// Above this many pixels, read and made together, a decode takes some 40 ms.
  private static let slowWork = 16_000_000
  /// How many times longer a progressive file takes, which is collected before it is unpacked.
  private static let progressiveFactor = 4

  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo {
    try JPEGSource(contents.bytes, fileLength: contents.fileLength).info
  }

  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let source = try JPEGSource(contents.bytes, fileLength: contents.fileLength)
    let output = request.outputSize(of: source.info.size)
    let made = source.scaled(source.eighths(for: output)).area
    let factor = source.isProgressive ? Self.progressiveFactor : 1
    if request.wantsPreview, (source.stored.area + made) * factor > Self.slowWork {
      // Where there is none the real picture may still be good.
      (try? roughPicture(of: source, made: made, cancellation: cancellation)).map(preview)
      try cancellation.check()
    }
    return try source.decode(to: output, cancellation: cancellation)
  }

  /// The camera's own small picture, which takes a millisecond; else what a progressive file begins
  /// with; else an eighth, where that takes at most half as long as the real picture.
  private func roughPicture(
    of source: JPEGSource, made: Int, cancellation: Cancellation
  ) throws(DecodeError) -> DecodedPicture? {
    if let thumbnail = source.decodeThumbnail(cancellation: cancellation) { return thumbnail }
    if source.isProgressive { return try source.decodeOutline(cancellation: cancellation) }
    guard made > source.stored.area / 2 else { return nil }
    return try source.decode(to: source.scaled(1), cancellation: cancellation)
  }
}
