import Graphics

/// Where a picture lies in the area of its view.
///
/// At rest each of its pixels is exactly one pixel of the device.
struct PicturePlacement {
  /// The part of the area where the picture is seen, in points.
  let seen: Rect
  /// Which part of the picture is seen there, in parts of 1.
  let source: Rect

  /// Places a picture in an area.
  /// - Parameters:
  ///   - source: The whole picture's size in pixels.
  ///   - drawn: The size of the pixels that are drawn for it.
  ///   - size: The extent of the area in points.
  ///   - scale: The device pixels per point.
  ///   - fitness: 0 where the picture covers the area, 1 where it lies wholly in it.
  init(
    of source: PixelSize, drawnAs drawn: PixelSize, in size: Size, scale: Double, fitness: Double
  ) {
    let box = size * scale
    var frame = Self.frame(of: Size(source), in: box, fitness: fitness)
    if fitness == 0 || fitness == 1 {
      frame = Self.snapped(frame, to: Size(drawn), in: box)
    }
    let seen = frame.intersection(Rect(size: box))
    self.seen = Rect(
      x: seen.minX / scale, y: seen.minY / scale, width: seen.width / scale,
      height: seen.height / scale)
    self.source = seen.part(of: frame)
  }

  /// Where a part of what is seen lies in the area, in points.
  func place(of part: Rect) -> Rect { part.part(of: source).placed(in: seen) }

  /// The rectangle of a whole picture in the middle of an area, in the area's unit.
  static func frame(of picture: Size, in area: Size, fitness: Double) -> Rect {
    let (across, down) = (area.width / picture.width, area.height / picture.height)
    let cover = max(across, down)
    // A small picture is not blown up to fit: its own size is all there is.
    let fit = min(across, down, 1)
    let size = picture * (cover + (fit - cover) * fitness)
    return Rect(
      x: (area.width - size.width) / 2, y: (area.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// A rectangle moved to whole pixels, with the size of what is drawn when it is less than a pixel
  /// away from that.
  private static func snapped(_ frame: Rect, to drawn: Size, in box: Size) -> Rect {
    let isOwn = abs(frame.width - drawn.width) < 1 && abs(frame.height - drawn.height) < 1
    let size =
      isOwn ? drawn : Size(width: frame.width.rounded(), height: frame.height.rounded())
    return Rect(
      x: ((box.width - size.width) / 2).rounded(.down),
      y: ((box.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
  }
}

extension Size {
  /// A size in pixels as one of fractional units.
  nonisolated init(_ pixels: PixelSize) {
    self.init(width: Double(pixels.width), height: Double(pixels.height))
  }
}

extension Rect {
  /// The rectangle in the coordinates of another one, whose corners are at 0 and 1.
  nonisolated func part(of whole: Rect) -> Rect {
    Rect(
      x: (minX - whole.minX) / whole.width, y: (minY - whole.minY) / whole.height,
      width: width / whole.width, height: height / whole.height)
  }

  /// The rectangle in the coordinates of another one, in which it is given within 0…1.
  nonisolated func placed(in whole: Rect) -> Rect {
    Rect(
      x: whole.minX + minX * whole.width, y: whole.minY + minY * whole.height,
      width: width * whole.width, height: height * whole.height)
  }
}
