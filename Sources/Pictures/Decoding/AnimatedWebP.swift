/// A WebP animation, of which SDL_image makes nothing.
nonisolated struct AnimatedWebP {
  /// The first frame as a file of its own.
  let firstFrame: [UInt8]

  /// Takes an animation apart; nil when a file is none.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let isAnimated = bytes.contains(Array("VP8X".utf8), at: 12) && bytes.count > 20
    guard isAnimated, bytes[20] & 2 != 0,
      let frame = bytes.chunk("ANMF", in: .riff), frame.count > Self.frameHeader
    else { return nil }
    let parts = frame.dropFirst(Self.frameHeader)
    let hasAlpha = parts.starts(with: Array("ALPH".utf8))
    let head = [hasAlpha ? 0x10 : 0, 0, 0, 0] + frame[6..<12]
    let content = Array("WEBP".utf8) + Self.chunk("VP8X", head) + parts
    firstFrame = Self.chunk("RIFF", content)
  }

  /// A frame's place, size, duration and flags.
  private static let frameHeader = 16

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let length = (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
    return Array(name.utf8) + length + content + (content.count % 2 == 0 ? [] : [0])
  }
}
