internal import CImageCodecs
public import Graphics

/// A picture that a decoder has made.
nonisolated public struct DecodedPicture: Sendable {
  /// The pixels, upright, at the size that was asked for.
  public let bitmap: Bitmap
  /// What the file says about the whole picture.
  public let info: PictureInfo
  /// Whether part of the file was missing or damaged.
  public let isPartial: Bool
  /// The mean colour, for what stands in for the picture before it is there.
  public let averageColor: Color

  /// Makes a result, and measures its mean colour on about 4,000 of its pixels.
  public init(bitmap: Bitmap, info: PictureInfo, isPartial: Bool = false) {
    self.bitmap = bitmap
    self.info = info
    self.isPartial = isPartial
    averageColor = Self.averageColor(of: bitmap)
  }

  private static func averageColor(of bitmap: Bitmap) -> Color {
    var mean: [Double] = [0, 0, 0, 0]
    let pixels = bitmap.bytes.bindMemory(to: UInt8.self)
    pixels_mean(pixels.baseAddress, Int32(bitmap.width), Int32(bitmap.height), &mean)
    return Color(
      red: mean[2] / 255, green: mean[1] / 255, blue: mean[0] / 255, opacity: mean[3] / 255)
  }
}
