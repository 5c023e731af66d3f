/// How a file of tagged chunks is laid out.
nonisolated enum ChunkLayout {
  /// PNG: a length, a tag, the content, a check sum.
  case png
  /// RIFF, as in WebP: a tag, a length, the content, a byte more after an odd length.
  case riff
}

nonisolated extension UnsafeRawBufferPointer {
  /// The content of the first chunk of a name, cut off at the end of the file, or nil; what follows
  /// the last chunk is not looked at.
  func chunk(_ name: String, in layout: ChunkLayout) -> UnsafeRawBufferPointer? {
    let tag = Array(name.utf8)
    let isPNG = layout == .png
    var at = isPNG ? 8 : 12
    while let length = integer(at: isPNG ? at : at + 4, bytes: 4, bigEndian: isPNG) {
      let (content, name) = (at + 8, isPNG ? at + 4 : at)
      guard isTag(at: name) else { return nil }
      if contains(tag, at: name) {
        guard content < count else { return nil }
        return UnsafeRawBufferPointer(rebasing: self[content..<Swift.min(content + length, count)])
      }
      at = content + length + (isPNG ? 4 : length % 2)
    }
    return nil
  }

  /// Whether a place holds a chunk's name: printable characters, as in `IDAT` and `VP8 `.
  private func isTag(at place: Int) -> Bool {
    place + 4 <= count && self[place..<place + 4].allSatisfy { (0x20...0x7E).contains($0) }
  }
}
