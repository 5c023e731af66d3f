internal import Graphics

/// From an item's points to device pixels.
nonisolated struct ItemSpace {
  /// Pixels per point of the window.
  let scale: Double
  private let transform: Transform

  init(_ transform: Transform, scale: Double) {
    self.transform = transform
    self.scale = scale
  }

  /// How much the item is enlarged on top of the window's scale; turned items are laid out at the
  /// window's scale and then turned and enlarged together.
  var enlargement: Double { transform.isAxisAligned ? abs(transform.a) : 1 }

  /// From the item's own pixels to the frame's, where that is more than moving and scaling.
  var rotation: Transform? {
    guard !transform.isAxisAligned else { return nil }
    var pixels = transform
    pixels.tx *= scale
    pixels.ty *= scale
    return pixels
  }

  /// From the item's points to fractional pixels of the frame; what is only moved keeps whole pixels.
  var meshTransform: Transform {
    var placed = transform
    if placed.isAxisAligned && placed.a == 1 && placed.d == 1 {
      placed.tx = Double(snappedPixel(placed.tx * scale)) / scale
      placed.ty = Double(snappedPixel(placed.ty * scale)) / scale
    }
    return placed.followed(by: .scale(scale, about: .zero))
  }

  /// Whole pixels of the frame that a rectangle of a layer's pixels covers, moved, turned and scaled
  /// as the layer is; nil: none.
  func coveredPixels(_ rect: PixelRect) -> PixelRect? {
    let place = Transform.scale(1 / scale, about: .zero).followed(by: meshTransform)
    if place.isAxisAligned, place.a == 1, place.d == 1 {
      return rect.offset(x: snappedPixel(place.tx), y: snappedPixel(place.ty))
    }
    guard abs(place.a - place.d) < 1e-9, abs(place.b + place.c) < 1e-9 else { return nil }
    let (cosine, sine) = (abs(place.a), abs(place.b))
    guard cosine > sine else { return nil }
    // The extents of the rectangle along the axes whose corners touch all sides of the turned one.
    let factor = (cosine * cosine + sine * sine) / (cosine * cosine - sine * sine)
    let (width, height) = (Double(rect.width) * factor, Double(rect.height) * factor)
    let middle = place.apply(
      to: Point(
        x: Double(rect.x) + Double(rect.width) / 2, y: Double(rect.y) + Double(rect.height) / 2))
    let half = Vector(
      dx: (width * cosine - height * sine) / 2, dy: (height * cosine - width * sine) / 2)
    // One pixel for the smooth edge, and half of one for rounding.
    let covered = PixelRect(
      snapping: Rect(origin: middle - half, size: Size(width: 2 * half.dx, height: 2 * half.dy))
        .inset(by: 1.5))
    return covered.isEmpty ? nil : covered
  }

  func pixels(_ rect: Rect) -> PixelRect {
    let placed = transform.isAxisAligned ? transform.apply(to: rect) : rect
    return PixelRect(snapping: placed.scaled(by: scale))
  }

  /// The space of an item inside of this one.
  func inside(_ change: Transform) -> ItemSpace {
    ItemSpace(change.followed(by: transform), scale: scale)
  }

  func pixel(_ point: Point) -> (x: Int, y: Int) {
    let rect = pixels(Rect(origin: point, size: .zero))
    return (rect.x, rect.y)
  }

  /// A length in fractional pixels.
  func length(_ points: Double) -> Double { points * enlargement * scale }
}
