internal import Glibc

/// A picture in memory: 32 bits a pixel, blue in the lowest byte (`B G R A`), rows top to bottom.
///
/// Colours are straight, not premultiplied. The memory is written once, in `init(width:height:…)`,
/// and never again, so that a bitmap can go from a decoding thread to the main actor freely.
public final class Bitmap: @unchecked Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// Whether every pixel is opaque, so that drawing needs no blending.
  public let isOpaque: Bool
  /// The pixels: `height` rows of `width` times 4 bytes, without padding.
  public let bytes: UnsafeRawBufferPointer

  /// The number of bytes from one row to the next.
  public var stride: Int { width * 4 }
  /// The memory that the pixels take, in bytes.
  public var byteCount: Int { bytes.count }

  /// Makes a bitmap and lets a closure write its pixels, which are zero before; nil when there is not
  /// enough memory.
  public init?<E: Error>(
    width: Int, height: Int, isOpaque: Bool,
    fill: (UnsafeMutableRawBufferPointer) throws(E) -> Void
  ) throws(E) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    // Swift's own allocation would end the process where there is not enough.
    guard let start = calloc(width * height, 4) else { return nil }
    let memory = UnsafeMutableRawBufferPointer(start: start, count: width * height * 4)
    do { try fill(memory) } catch {
      free(start)
      throw error
    }
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit { free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }

  /// The colour of a pixel, as stored.
  public subscript(x: Int, y: Int) -> Color {
    let start = y * stride + x * 4
    return Color(
      red: Double(bytes[start + 2]) / 255, green: Double(bytes[start + 1]) / 255,
      blue: Double(bytes[start]) / 255, opacity: isOpaque ? 1 : Double(bytes[start + 3]) / 255)
  }
}
