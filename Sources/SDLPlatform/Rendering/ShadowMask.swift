/// The blurred mask of a rounded rectangle, cut so that one mask serves every larger rectangle.
///
/// Corners keep their pixels; the straight edges between them are a strip that is repeated.
nonisolated struct ShadowMask: Hashable {
  /// The size of the rectangle in the mask, its blur not counted.
  let width: Int
  let height: Int
  /// The radius and the blur's standard deviation in sixteenths of a pixel.
  private let radius: Int
  private let sigma: Int

  /// How far the blur reaches outside of the rectangle, in pixels.
  var reach: Int { AlphaMask.blurReach(sigma: Double(sigma) / 16) }
  /// The side of a corner in the mask, from outside of the blur to where the edge is straight.
  var slice: Int { Self.core(radius: radius, reach: reach) + reach }

  /// The length of the repeated part of an edge.
  private static let strip = 64

  /// The mask for a rectangle of a size, all in pixels.
  init(width: Int, height: Int, radius: Double, sigma: Double) {
    self.radius = snappedPixel(max(0, min(radius, Double(min(width, height)) / 2)) * 16)
    self.sigma = snappedPixel(min(max(0, sigma), 256) * 16)
    let reach = AlphaMask.blurReach(sigma: Double(self.sigma) / 16)
    let sliced = 2 * Self.core(radius: self.radius, reach: reach) + Self.strip
    self.width = min(width, sliced)
    self.height = min(height, sliced)
  }

  /// A corner's side inside of the rectangle.
  private static func core(radius: Int, reach: Int) -> Int { (radius + 15) / 16 + reach }

  func make(_ corners: RoundCornerCache) -> AlphaMask {
    let reach = reach
    var mask = AlphaMask(width: width, height: height)
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    mask.paint(RoundShape(all, radius: Double(radius) / 16).tiles(corners))
    return mask.padded(by: reach).blurred(sigma: Double(sigma) / 16)
  }

  /// A run of pixels along one axis of the mask and where it goes.
  struct Segment {
    var source: Int
    var target: Int
    var length: Int
    var isMiddle = false
  }

  /// How an axis of the mask covers a rectangle's axis, blur included.
  func segments(mask: Int, target: Int) -> [Segment] {
    guard target > mask else { return [Segment(source: 0, target: 0, length: target + 2 * reach)] }
    let (outer, slice) = (target + 2 * reach, slice)
    var segments = [Segment(source: 0, target: 0, length: slice)]
    for start in stride(from: slice, to: outer - slice, by: Self.strip) {
      segments.append(
        Segment(
          source: slice, target: start, length: min(Self.strip, outer - slice - start),
          isMiddle: true))
    }
    let end = mask + 2 * reach - slice
    segments.append(Segment(source: end, target: outer - slice, length: slice))
    return segments
  }
}
