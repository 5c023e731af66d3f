import Graphics

/// Where a picture lies in the area of its view.
///
/// At rest each of its pixels is exactly one pixel of the device.
struct PicturePlacement {
  /// The part of the area where the picture is seen, in points.
  let seen: Rect
  /// Which part of the texture is seen there, in parts of 1.
  let source: Rect

  /// Places a picture in an area of a size in points.
  /// - Parameters:
  ///   - picture: The picture and the texture that shows it.
  ///   - size: The extent of the area in points.
  ///   - scale: The device pixels per point.
  ///   - fitness: 0 where the picture covers the area, 1 where it lies wholly in it.
  init(of picture: Picture, in size: Size, scale: Double, fitness: Double) {
    let box = size * scale
    let whole = Size(
      width: Double(picture.sourceSize.width), height: Double(picture.sourceSize.height))
    let cover = max(box.width / whole.width, box.height / whole.height)
    // A small picture is not blown up to fit: its own size is all there is.
    let fit = min(box.width / whole.width, box.height / whole.height, 1)
    let zoom = cover + (fit - cover) * fitness
    let isAtRest = fitness == 0 || fitness == 1
    let texture = Size(
      width: Double(picture.pixelSize.width), height: Double(picture.pixelSize.height))
    let ideal = isAtRest ? Self.snapped(whole * zoom, to: texture) : whole * zoom
    var picture = Rect(
      x: (box.width - ideal.width) / 2, y: (box.height - ideal.height) / 2, width: ideal.width,
      height: ideal.height)
    if isAtRest {
      picture.origin = Point(x: picture.minX.rounded(.down), y: picture.minY.rounded(.down))
    }
    let seen = picture.intersection(Rect(size: box))
    self.seen = Rect(
      x: seen.minX / scale, y: seen.minY / scale, width: seen.width / scale,
      height: seen.height / scale)
    source = Rect(
      x: (seen.minX - picture.minX) / picture.width, y: (seen.minY - picture.minY) / picture.height,
      width: seen.width / picture.width, height: seen.height / picture.height)
  }

  /// A size in pixels that is the texture's own when it is less than a pixel away from it.
  private static func snapped(_ size: Size, to texture: Size) -> Size {
    let isOwn =
      abs(size.width - texture.width) < 1 && abs(size.height - texture.height) < 1
    return isOwn ? texture : Size(width: size.width.rounded(), height: size.height.rounded())
  }
}
