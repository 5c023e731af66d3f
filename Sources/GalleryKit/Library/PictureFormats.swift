/// The kinds of picture that a folder's listing picks out, by their file names' extensions.
///
/// These are the formats that the decoder knows. The extension only decides whether a file is
/// *listed*; what is in it is found out by the decoder.
nonisolated enum PictureFormats {
  /// The extensions, in lower case and without a dot.
  static let extensions = [
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "gif", "webp", "bmp", "tif", "tiff", "svg", "pnm",
    "pbm", "pgm", "ppm", "qoi",
  ]

  /// Whether a name has a picture's extension.
  static func isPicture(name: some BidirectionalCollection<UInt8>) -> Bool {
    packedExtension(of: name).map(packedExtensions.contains) ?? false
  }

  /// Whether a folder's listing shows a file of this name.
  static func isListed(name: some BidirectionalCollection<UInt8>) -> Bool {
    name.first != FilePath.dot && isPicture(name: name)
  }

  /// Where the name ends and its picture extension begins; the end when it has none.
  static func stemEnd<Name: BidirectionalCollection<UInt8>>(of name: Name) -> Name.Index {
    guard isPicture(name: name), let dot = name.lastIndex(of: FilePath.dot), dot != name.startIndex
    else { return name.endIndex }
    return dot
  }

  private static let longestExtension = 8

  private static let packedExtensions = Set(extensions.map { pack($0.utf8) })

  /// The extension in lower case as one number, which needs no memory for each of 100,000 names.
  private static func packedExtension(of name: some BidirectionalCollection<UInt8>) -> UInt64? {
    let tail = name.suffix(longestExtension + 1)
    guard let dot = tail.lastIndex(of: FilePath.dot) else { return nil }
    return pack(tail[tail.index(after: dot)...])
  }

  private static func pack(_ letters: some Collection<UInt8>) -> UInt64 {
    letters.reduce(0) { packed, letter in
      packed << 8 | UInt64((0x41...0x5A).contains(letter) ? letter | 0x20 : letter)
    }
  }
}
