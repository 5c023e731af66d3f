/// The decoder that an app uses: reads the file and lets its content choose the codec.
nonisolated public struct SystemDecoder: Decoder {
  /// Enough for the head of nearly every file; the few others are read whole.
  private static let prefix = 256 << 10
  /// Enough to recognize every format.
  private static let start = 8 << 10

  /// Makes a decoder.
  public init() {}

  /// Reads what a file says of its picture.
  public func probe(
    _ file: PictureFile, cancellation: Cancellation
  ) throws(DecodeError) -> PictureInfo {
    let start = try FileContents(of: file, prefix: Self.prefix, cancellation: cancellation)
    do {
      return try Self.decoder(for: start).info(of: start)
    } catch .damaged where start.isPrefix {
      let whole = try FileContents(of: file, cancellation: cancellation)
      return try Self.decoder(for: whole).info(of: whole)
    }
  }

  /// Decodes the picture of a file as large as is asked for.
  public func decode(
    _ request: DecodeRequest, cancellation: Cancellation, preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let file = request.picture.file
    // What is no picture need not be read whole, and may be of any length.
    let start = try FileContents(of: file, prefix: Self.start, cancellation: cancellation)
    _ = try Self.decoder(for: start)
    let contents = start.isPrefix ? try Self.picture(in: file, cancellation: cancellation) : start
    return try Self.decoder(for: contents).decode(
      contents, for: request, cancellation: cancellation, preview: preview)
  }

  /// Reads a file as far as its picture can reach: another thing may follow it, of any length.
  static func picture(
    in file: PictureFile, cancellation: Cancellation
  ) throws(DecodeError) -> FileContents {
    let start = try FileContents(
      of: file, prefix: PixelBudget.surroundings, cancellation: cancellation)
    guard start.isPrefix else { return start }
    let pixels = try mostPixelBytes(in: start)
    let (end, isEndless) = pixels.addingReportingOverflow(PixelBudget.surroundings)
    return try FileContents(
      of: file, prefix: isEndless ? .max : end, cancellation: cancellation)
  }

  /// The bytes that the pixels of a file can take, given its first ones.
  private static func mostPixelBytes(in start: FileContents) throws(DecodeError) -> Int {
    if PictureFormat(contents: start.bytes) == .tiff {
      // The directory may stand behind the pixels, anywhere in the file.
      return TIFFDirectory(start.bytes)?.pixelsEnd ?? .max
    }
    return try decoder(for: start).info(of: start).mostBytes
  }

  private static func decoder(
    for contents: FileContents
  ) throws(DecodeError) -> any FormatDecoder {
    switch PictureFormat(contents: contents.bytes) {
    case .jpeg: JPEGDecoder()
    case .png: PNGDecoder()
    case .svg: SVGDecoder()
    case .gif: RasterDecoder(format: .gif)
    case .bmp: RasterDecoder(format: .bmp)
    case .avif: throw .unsupported(PictureFormat.avif.name)
    case .heic: throw .unsupported(PictureFormat.heic.name)
    case .jpegXL: throw .unsupported(PictureFormat.jpegXL.name)
    case .some(let format): SDLImageDecoder(format: format)
    case nil: throw .notPicture
    }
  }
}
