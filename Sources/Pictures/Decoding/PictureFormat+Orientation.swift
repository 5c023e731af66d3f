internal import CImageCodecs

nonisolated extension PictureFormat {
  /// The EXIF orientation, 1 to 8, that SDL_image's pixels of a file still need.
  func orientation(in bytes: UnsafeRawBufferPointer) -> Int {
    switch self {
    case .png: bytes.pngEXIF.map(Self.orientation) ?? 1
    case .webp: bytes.webpEXIF.map(Self.orientation) ?? 1
    case .tiff: Self.remainingOrientation[Self.orientation(of: bytes) - 1]
    default: 1
    }
  }

  /// libtiff mirrors the pixels as the tag says, but never exchanges rows and columns.
  private static let remainingOrientation = [1, 1, 1, 1, 5, 7, 5, 7]

  private static func orientation(of tiff: UnsafeRawBufferPointer) -> Int {
    Int(exif_orientation(tiff.bindMemory(to: UInt8.self).baseAddress, tiff.count))
  }
}

nonisolated extension UnsafeRawBufferPointer {
  /// The content of a PNG's `eXIf` chunk, which may stand before or after the pixels.
  fileprivate var pngEXIF: UnsafeRawBufferPointer? { chunk("eXIf", in: .png) }

  /// The content of a WebP's `EXIF` chunk, without the name that some programs put before it.
  fileprivate var webpEXIF: UnsafeRawBufferPointer? {
    let content = chunk("EXIF", in: .riff)
    guard let content, content.contains(Array("Exif\0\0".utf8), at: 0) else { return content }
    return UnsafeRawBufferPointer(rebasing: content.dropFirst(6))
  }
}
