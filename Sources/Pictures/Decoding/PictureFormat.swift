/// A picture file format, told by a file's content and never by its name.
nonisolated public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg = "JPEG"
  case png = "PNG"
  case webp = "WebP"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case svg = "SVG"
  case qoi = "QOI"
  case pnm = "PNM"
  case avif = "AVIF"
  case heic = "HEIC"
  case jpegXL = "JPEG XL"

  /// The name that people know the format by.
  public var name: String { rawValue }

  /// Recognizes a format by a file's first bytes, or returns nil.
  init?(contents bytes: UnsafeRawBufferPointer) {
    if let format = Self.magics.first(where: { bytes.contains($0.magic, at: $0.offset) })?.format {
      self = format
    } else if bytes.isPortableAnymap {
      self = .pnm
    } else if bytes.svgTagOffset != nil {
      self = .svg
    } else {
      return nil
    }
  }

  private static let magics: [(magic: [UInt8], offset: Int, format: PictureFormat)] = [
    ([0xFF, 0xD8, 0xFF], 0, .jpeg),
    ([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A], 0, .png),
    (Array("WEBP".utf8), 8, .webp),
    (Array("GIF87a".utf8), 0, .gif),
    (Array("GIF89a".utf8), 0, .gif),
    ([0x49, 0x49, 0x2A, 0x00], 0, .tiff),
    ([0x4D, 0x4D, 0x00, 0x2A], 0, .tiff),
    (Array("BM".utf8), 0, .bmp),
    (Array("qoif".utf8), 0, .qoi),
    (Array("ftypavif".utf8), 4, .avif),
    (Array("ftypavis".utf8), 4, .avif),
    (Array("ftyphei".utf8), 4, .heic),
    (Array("ftyphev".utf8), 4, .heic),
    (Array("ftypmif1".utf8), 4, .heic),
    ([0xFF, 0x0A], 0, .jpegXL),
    ([0, 0, 0, 0x0C] + Array("JXL ".utf8), 0, .jpegXL),
  ]
}
