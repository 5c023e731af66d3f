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

  func pixels(_ rect: Rect) -> PixelRect {
    let placed = transform.isAxisAligned ? transform.apply(to: rect) : rect
    return PixelRect(snapping: placed.scaled(by: scale))
  }

  func pixel(_ point: Point) -> (x: Int, y: Int) {
    let rect = pixels(Rect(origin: point, size: .zero))
    return (rect.x, rect.y)
  }

  /// A length in fractional pixels.
  func length(_ points: Double) -> Double { points * enlargement * scale }
}
