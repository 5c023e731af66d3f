internal import CImageCodecs
internal import Graphics

/// The bytes of a JPEG file, and what its head says.
nonisolated struct JPEGSource {
  /// The scales, in eighths, for which libjpeg-turbo has vector code: the others take longer than
  /// the next one of these.
  private static let quickScales = [1, 2, 4, 8]

  /// The size as stored, before the orientation is applied.
  let stored: PixelSize
  /// Whether the file holds a rough picture first and then refines it.
  let isProgressive: Bool
  private let orientation: Int
  private let bytes: UnsafeRawBufferPointer
  private let thumbnail: UnsafeRawBufferPointer

  /// Reads the head of a file of some length; the bytes must outlive the value.
  init(_ bytes: UnsafeRawBufferPointer, fileLength: Int) throws(DecodeError) {
    var header = codec_jpeg_header()
    var report = codec_jpeg_report()
    try DecodeError.check(
      codec_read_jpeg_header(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &header, &report))
    self.bytes = bytes
    stored = PixelSize(width: Int(header.width), height: Int(header.height))
    isProgressive = header.is_progressive
    orientation = Int(header.orientation)
    thumbnail = UnsafeRawBufferPointer(start: header.thumbnail, count: header.thumbnail_count)
    try PixelBudget.check(stored, format: .jpeg, fileLength: fileLength)
  }

  var info: PictureInfo {
    PictureInfo(size: stored.upright(orientation: orientation), format: .jpeg)
  }

  /// The upright size at a scale.
  func scaled(_ eighths: Int) -> PixelSize {
    PixelSize(
      width: Int(codec_jpeg_scaled(Int32(info.size.width), Int32(eighths))),
      height: Int(codec_jpeg_scaled(Int32(info.size.height), Int32(eighths))))
  }

  /// The smallest scale at which both sides are as long as the output's.
  func eighths(for output: PixelSize) -> Int {
    Self.quickScales.first { eighths in
      let size = scaled(eighths)
      return size.width >= output.width && size.height >= output.height
    } ?? 8
  }

  /// Makes the upright picture at a size that is not larger than the picture's own.
  func decode(
    to output: PixelSize, cancellation: Cancellation
  ) throws(DecodeError) -> DecodedPicture {
    let size = output.upright(orientation: orientation)
    if orientation != 1 {
      let (buffer, isPartial) = try storedPixels(size: size, cancellation: cancellation)
      return try picture(buffer.upright(orientation: orientation, isOpaque: true), isPartial)
    }
    var isPartial = false
    let bitmap = try Bitmap(width: size.width, height: size.height, isOpaque: true) {
      (memory) throws(DecodeError) in
      let pixels = memory.bindMemory(to: UInt8.self).baseAddress
      isPartial = try write(pixels, size: size, cancellation: cancellation)
    }
    guard let bitmap else { throw .outOfMemory }
    return picture(bitmap, isPartial)
  }

  /// Makes the small picture that a camera has put into the file, or nil if there is none that can
  /// be read, or it is of another shape: of the picture before it was turned or cut.
  func decodeThumbnail(cancellation: Cancellation) -> DecodedPicture? {
    guard !thumbnail.isEmpty, let small = try? JPEGSource(thumbnail, fileLength: thumbnail.count),
      let (buffer, isPartial) = try? small.storedPixels(
        size: small.stored, cancellation: cancellation), !isPartial,
      let cut = try? buffer.withoutBars(round: stored),
      let bitmap = try? cut.upright(orientation: orientation, isOpaque: true)
    else { return nil }
    return picture(bitmap, false)
  }

  /// Makes an eighth of the picture of what a progressive file begins with, or nil if there is too
  /// little.
  func decodeOutline(cancellation: Cancellation) throws(DecodeError) -> DecodedPicture? {
    let buffer = try PixelBuffer(size: scaled(1).upright(orientation: orientation))
    var report = codec_jpeg_report()
    let status = codec_decode_jpeg_outline(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, buffer.pixels,
      Int32(buffer.size.width), Int32(buffer.size.height), cancellation.flag, &report)
    try DecodeError.check(status)
    guard status == CODEC_COMPLETE else { return nil }
    return try picture(buffer.upright(orientation: orientation, isOpaque: true), false)
  }

  private func picture(_ bitmap: Bitmap, _ isPartial: Bool) -> DecodedPicture {
    DecodedPicture(bitmap: bitmap, info: info, isPartial: isPartial)
  }

  private func storedPixels(
    size: PixelSize, cancellation: Cancellation
  ) throws(DecodeError) -> (pixels: PixelBuffer, isPartial: Bool) {
    let buffer = try PixelBuffer(size: size)
    let isPartial = try write(buffer.pixels, size: size, cancellation: cancellation)
    return (buffer, isPartial)
  }

  /// Decodes in the stored orientation; returns whether part of the file was missing or damaged.
  private func write(
    _ pixels: UnsafeMutablePointer<UInt8>?, size: PixelSize, cancellation: Cancellation
  ) throws(DecodeError) -> Bool {
    var report = codec_jpeg_report()
    let status = codec_decode_jpeg(
      bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count,
      Int32(eighths(for: size.upright(orientation: orientation))), pixels, Int32(size.width),
      Int32(size.height), cancellation.flag, &report)
    try DecodeError.check(status)
    return status == CODEC_PARTIAL
  }
}

nonisolated extension DecodeError {
  /// Throws what a codec's status stands for, if it is a failure.
  static func check(_ status: codec_status) throws(DecodeError) {
    switch status {
    case CODEC_COMPLETE, CODEC_PARTIAL: break
    case CODEC_CANCELLED: throw .cancelled
    case CODEC_OUT_OF_MEMORY: throw .outOfMemory
    case CODEC_TOO_COMPLEX: throw .tooComplex
    default: throw .damaged
    }
  }
}
