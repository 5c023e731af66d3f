nonisolated extension PictureFormat {
  /// The size that a file says it unpacks to, before any orientation, or nil when it says none.
  ///
  /// This is read before SDL_image sees the file, which would take memory for any claim.
  func storedSize(in bytes: UnsafeRawBufferPointer) -> PixelSize? {
    switch self {
    case .png: bytes.size(at: 16, 20, bytes: 4, bigEndian: true)
    case .qoi: bytes.size(at: 4, 8, bytes: 4, bigEndian: true)
    case .bmp: bytes.bmpSize
    case .gif: bytes.gifSize
    case .webp: bytes.webpSize
    case .tiff: TIFFDirectory(bytes)?.size
    case .pnm: bytes.pnmSize
    case .svg: SVGHead(bytes)?.size
    case .jpeg, .avif, .heic, .jpegXL: nil
    }
  }
}

nonisolated extension UnsafeRawBufferPointer {
  fileprivate func size(
    at width: Int, _ height: Int, bytes: Int, bigEndian: Bool
  ) -> PixelSize? {
    guard let width = integer(at: width, bytes: bytes, bigEndian: bigEndian),
      let height = integer(at: height, bytes: bytes, bigEndian: bigEndian)
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// The old header has sides of 16 bits; in the others a negative height means top to bottom.
  fileprivate var bmpSize: PixelSize? {
    if integer(at: 14, bytes: 4, bigEndian: false) == 12 {
      return size(at: 18, 20, bytes: 2, bigEndian: false)
    }
    return size(at: 18, 22, bytes: 4, bigEndian: false).map {
      let height = Int32(truncatingIfNeeded: $0.height).magnitude
      return PixelSize(width: $0.width, height: Int(height))
    }
  }

  /// The larger of the screen and the first picture, which may claim more than the screen.
  fileprivate var gifSize: PixelSize? {
    guard let screen = size(at: 6, 8, bytes: 2, bigEndian: false), count > 13 else { return nil }
    func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    var at = 13 + table(self[10])
    while at < count, self[at] == 0x21 {
      at += 2
      while at < count, self[at] != 0 { at += 1 + Int(self[at]) }
      at += 1
    }
    guard at < count, self[at] == 0x2C,
      let first = size(at: at + 5, at + 7, bytes: 2, bigEndian: false)
    else { return nil }
    return PixelSize(
      width: Swift.max(screen.width, first.width), height: Swift.max(screen.height, first.height))
  }

  fileprivate var webpSize: PixelSize? {
    if contains(Array("VP8 ".utf8), at: 12) {
      return size(at: 26, 28, bytes: 2, bigEndian: false).map {
        PixelSize(width: $0.width & 0x3FFF, height: $0.height & 0x3FFF)
      }
    }
    if contains(Array("VP8L".utf8), at: 12) {
      return integer(at: 21, bytes: 4, bigEndian: false).map {
        PixelSize(width: $0 & 0x3FFF + 1, height: $0 >> 14 & 0x3FFF + 1)
      }
    }
    return size(at: 24, 27, bytes: 3, bigEndian: false).map {
      PixelSize(width: $0.width + 1, height: $0.height + 1)
    }
  }

  /// The two numbers after the letter and digit; comments run from `#` to the line's end.
  fileprivate var pnmSize: PixelSize? {
    var numbers: [Int] = []
    var at = 2
    while at < count, numbers.count < 2 {
      if self[at] == 0x23 {
        while at < count, self[at] != 0x0A { at += 1 }
      } else if (0x30...0x39).contains(self[at]) {
        var number = 0
        while at < count, (0x30...0x39).contains(self[at]) {
          number = Swift.min(number * 10 + Int(self[at] - 0x30), 1 << 40)
          at += 1
        }
        numbers.append(number)
      } else {
        at += 1
      }
    }
    return numbers.count == 2 ? PixelSize(width: numbers[0], height: numbers[1]) : nil
  }
}
