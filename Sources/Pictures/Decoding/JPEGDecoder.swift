internal import CImageCodecs
internal import Graphics

/// Decodes JPEG by libjpeg-turbo, at the smallest of its eight scales that is large enough.
nonisolated struct JPEGDecoder: FormatDecoder {
  /// Above this many pixels before the final reduction a rough picture comes first, if wanted.
  private static let slowArea = 4_000_000

  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo {
    try Self.header(of: contents).info
  }

  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let header = try Self.header(of: contents)
    let job = JPEGJob(contents: contents, header: header, cancellation: cancellation)
    let output = request.outputSize(of: header.info.size)
    let eighths = job.eighths(for: output)
    if request.wantsPreview, job.scaled(eighths).area > Self.slowArea {
      preview(try job.decode(eighths: 1, output: job.scaled(1)))
    }
    return try job.decode(eighths: eighths, output: output)
  }

  private static func header(of contents: FileContents) throws(DecodeError) -> JPEGHeader {
    var header = codec_jpeg_header()
    var report = codec_jpeg_report()
    let bytes = contents.bytes
    let status = codec_read_jpeg_header(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &header, &report)
    try DecodeError.check(status)
    let read = JPEGHeader(
      stored: PixelSize(width: Int(header.width), height: Int(header.height)),
      orientation: Int(header.orientation))
    try PixelBudget.check(read.stored)
    return read
  }
}

/// What the head of a JPEG file says.
nonisolated private struct JPEGHeader {
  /// The size as stored, before the orientation is applied.
  var stored: PixelSize
  var orientation: Int

  var info: PictureInfo {
    PictureInfo(size: stored.upright(orientation: orientation), format: .jpeg)
  }
}

/// One JPEG file being decoded, possibly at several scales.
nonisolated private struct JPEGJob {
  var contents: FileContents
  var header: JPEGHeader
  var cancellation: Cancellation

  /// The upright size at a scale.
  func scaled(_ eighths: Int) -> PixelSize {
    let size = header.info.size
    return PixelSize(
      width: Int(codec_jpeg_scaled(Int32(size.width), Int32(eighths))),
      height: Int(codec_jpeg_scaled(Int32(size.height), Int32(eighths))))
  }

  /// The smallest scale at which both sides are as long as the output's.
  func eighths(for output: PixelSize) -> Int {
    (1...8).first { eighths in
      let size = scaled(eighths)
      return size.width >= output.width && size.height >= output.height
    } ?? 8
  }

  func decode(eighths: Int, output: PixelSize) throws(DecodeError) -> DecodedPicture {
    let size = output.upright(orientation: header.orientation)
    let (bitmap, isPartial) =
      try header.orientation == 1
      ? bitmap(eighths: eighths, size: size)
      : turnedBitmap(eighths: eighths, size: size)
    return DecodedPicture(bitmap: bitmap, info: header.info, isPartial: isPartial)
  }

  private func bitmap(eighths: Int, size: PixelSize) throws(DecodeError) -> (Bitmap, Bool) {
    var isPartial = false
    let bitmap = try Bitmap(width: size.width, height: size.height, isOpaque: true) {
      (memory) throws(DecodeError) in
      let pixels = memory.bindMemory(to: UInt8.self).baseAddress
      isPartial = try write(pixels, eighths: eighths, size: size)
    }
    return (bitmap, isPartial)
  }

  private func turnedBitmap(eighths: Int, size: PixelSize) throws(DecodeError) -> (Bitmap, Bool) {
    let buffer = try PixelBuffer(size: size)
    let isPartial = try write(buffer.pixels, eighths: eighths, size: size)
    return (buffer.upright(orientation: header.orientation, isOpaque: true), isPartial)
  }

  /// Decodes in the stored orientation; returns whether part of the file was missing or damaged.
  private func write(
    _ pixels: UnsafeMutablePointer<UInt8>?, eighths: Int, size: PixelSize
  ) throws(DecodeError) -> Bool {
    var report = codec_jpeg_report()
    let bytes = contents.bytes
    let status = codec_decode_jpeg(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Int32(eighths), pixels,
      Int32(size.width), Int32(size.height), cancellation.flag, &report)
    try DecodeError.check(status)
    return status == CODEC_PARTIAL
  }
}

nonisolated extension DecodeError {
  /// Throws what a codec's status stands for, if it is a failure.
  static func check(_ status: codec_status) throws(DecodeError) {
    switch status {
    case CODEC_COMPLETE, CODEC_PARTIAL: break
    case CODEC_DAMAGED: throw .damaged
    case CODEC_CANCELLED: throw .cancelled
    case CODEC_OUT_OF_MEMORY: throw .outOfMemory
    default: throw .damaged
    }
  }
}
