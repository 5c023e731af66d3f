/// The first directory of a TIFF: what it says of the picture, and where the pixels are.
nonisolated struct TIFFDirectory {
  private let bytes: UnsafeRawBufferPointer
  private let isBigEndian: Bool
  private let start: Int
  private let count: Int

  /// Finds the directory; nil when the bytes end before it.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 8 else { return nil }
    self.bytes = bytes
    isBigEndian = bytes[0] == 0x4D
    guard let at = bytes.integer(at: 4, bytes: 4, bigEndian: isBigEndian),
      let count = bytes.integer(at: at, bytes: 2, bigEndian: isBigEndian)
    else { return nil }
    (start, self.count) = (at + 2, count)
  }

  /// The size in pixels as stored, before any orientation.
  var size: PixelSize? {
    guard let width = numbers(of: 256)?.first, let height = numbers(of: 257)?.first else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }

  /// Where the pixels end, in strips or in tiles; nil when the bytes end before they say so.
  var pixelsEnd: Int? {
    let (strips, tiles) = ((273, 279), (324, 325))
    return [strips, tiles].lazy.compactMap { tags -> Int? in
      guard let offsets = numbers(of: tags.0), let counts = numbers(of: tags.1) else { return nil }
      return zip(offsets, counts).map(+).max()
    }.first
  }

  /// The numbers of 16 or 32 bits that a tag holds.
  private func numbers(of tag: Int) -> [Int]? {
    for entry in stride(from: start, to: start + count * 12, by: 12) {
      guard let found = integer(at: entry, bytes: 2) else { return nil }
      guard found == tag else { continue }
      return integer(at: entry + 4, bytes: 4).flatMap { numbers(in: entry, count: $0) }
    }
    return nil
  }

  private func numbers(in entry: Int, count: Int) -> [Int]? {
    let width = integer(at: entry + 2, bytes: 2) == 3 ? 2 : 4
    let isInline = count * width <= 4
    guard let at = isInline ? entry + 8 : integer(at: entry + 8, bytes: 4),
      at + count * width <= bytes.count
    else { return nil }
    return (0..<count).compactMap { integer(at: at + $0 * width, bytes: width) }
  }

  private func integer(at place: Int, bytes width: Int) -> Int? {
    bytes.integer(at: place, bytes: width, bigEndian: isBigEndian)
  }
}
