nonisolated extension UnsafeRawBufferPointer {
  /// Whether some bytes stand at a place.
  func contains(_ pattern: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset + pattern.count <= count
      && self[offset..<offset + pattern.count].elementsEqual(pattern)
  }

  /// A whole number at a place, or nil beyond the end.
  func integer(at offset: Int, bytes size: Int, bigEndian: Bool) -> Int? {
    guard offset >= 0, offset <= count - size else { return nil }
    let digits = self[offset..<offset + size]
    return (bigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The letter P, a digit from 1 to 6 and white space.
  var isPortableAnymap: Bool {
    count > 2 && self[0] == 0x50 && (0x31...0x36).contains(self[1])
      && (self[2] == 0x20 || (0x09...0x0D).contains(self[2]))
  }

  /// Where the `<svg` of a text starts, within the 4 KiB in which SDL_image looks for it.
  var svgTagOffset: Int? {
    guard count >= 4 else { return nil }
    let tag = Array("<svg".utf8)
    return (0...Swift.min(count, 4096) - 4).first { self[$0] == 0x3C && contains(tag, at: $0) }
  }
}
