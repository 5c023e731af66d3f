internal import Glibc

/// What a file may claim before memory is spent on it.
nonisolated enum PixelBudget {
  /// The most pixels on either side.
  static let side = 65_500
  /// The most pixels in all.
  static let area = 400_000_000

  /// Throws when a claimed size is absurd.
  static func check(_ size: PixelSize) throws(DecodeError) {
    guard size.width > 0, size.height > 0 else { throw .damaged }
    guard size.width <= side, size.height <= side, size.area <= area else {
      throw .tooManyPixels(size)
    }
  }

  /// Throws when a picture that must be unpacked whole would take over half of the machine's memory.
  static func checkWhole(_ size: PixelSize) throws(DecodeError) {
    try check(size)
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    guard machine <= 0 || size.byteCount <= machine / 2 else { throw .outOfMemory }
  }
}
