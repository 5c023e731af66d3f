internal import Glibc

/// What a file may claim before memory is spent on it.
nonisolated enum PixelBudget {
  /// The most pixels on either side.
  static let side = 65_500
  /// The most pixels in all.
  static let area = 400_000_000

  /// The bytes that may lie before and between a picture's pixels: profiles, notes, thumbnails.
  static let surroundings = 64 << 20

  /// Throws when the size that a file of some length claims is absurd.
  static func check(
    _ size: PixelSize, format: PictureFormat, fileLength: Int
  ) throws(DecodeError) {
    guard size.width > 0, size.height > 0 else { throw .damaged }
    guard size.width <= side, size.height <= side, size.area <= area else {
      throw .tooManyPixels(size)
    }
    if let most = format.mostPixelsPerByte, size.area / most > fileLength { throw .damaged }
  }

  /// Throws when a picture that must be unpacked whole would take over half of the machine's memory.
  static func checkWhole(_ size: PixelSize) throws(DecodeError) {
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    guard machine <= 0 || size.byteCount <= machine / 2 else { throw .outOfMemory }
  }
}

nonisolated extension PictureFormat {
  /// How many pixels a byte can stand for at most, where the format has such a limit.
  ///
  /// A file that claims more was cut off near its start, or is made to waste memory.
  fileprivate var mostPixelsPerByte: Int? {
    switch self {
    case .pnm: 8
    case .qoi: 62
    case .bmp: 255
    case .gif, .jpeg: 4096
    case .png: 8 * 1032
    case .webp, .tiff, .svg, .avif, .heic, .jpegXL: nil
    }
  }
}

nonisolated extension PictureInfo {
  /// How many bytes the pixels can take in any format at most: three numbers of six digits each and
  /// the spaces between them, in text.
  var mostBytes: Int { format == .svg ? 0 : size.area * 24 }
}
