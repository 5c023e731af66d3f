internal import Graphics

extension SDLRenderer {
  func drawText(
    _ text: String, _ font: Font, at point: Point, _ color: Color, _ space: ItemSpace,
    _ painter: Painter
  ) {
    let made = sprites.sprite(.text(text, font)) {
      guard let line = fonts.raster(text, font: font, scale: scale) else { return nil }
      return Sprite(
        device, mask: line.coverage, color: .white, offset: (line.x, line.y),
        overlay: line.colors.flatMap { Sprite(device, grid: $0) })
    }
    guard let sprite = made else { return }
    place(sprite, at: point, tint: color, space, painter)
  }

  func drawTextShadow(
    _ text: String, _ font: Font, at point: Point, _ shadow: Shadow, _ space: ItemSpace,
    _ painter: Painter
  ) {
    let sigma = shadow.radius * scale / 2
    let key = SpriteCache.Key.textShadow(
      text, font, sigma: snappedPixel(sigma * 16), shadow.color)
    let made = sprites.sprite(key) {
      guard let line = fonts.raster(text, font: font, scale: scale) else { return nil }
      let reach = AlphaMask.blurReach(sigma: sigma)
      return Sprite(
        device, mask: line.silhouette.padded(by: reach).blurred(sigma: sigma), color: shadow.color,
        offset: (line.x - reach, line.y - reach))
    }
    guard let sprite = made else { return }
    place(sprite, at: point + shadow.offset, tint: .white, space, painter)
  }

  /// Text keeps the pixels of its own size and is stretched only while something enlarges it.
  private func place(
    _ sprite: Sprite, at point: Point, tint: Color, _ space: ItemSpace, _ painter: Painter
  ) {
    let factor = space.enlargement
    let origin = space.pixel(point)
    let target = PixelRect(
      x: origin.x + snappedPixel(Double(sprite.offset.x) * factor),
      y: origin.y + snappedPixel(Double(sprite.offset.y) * factor),
      width: snappedPixel(Double(sprite.width) * factor),
      height: snappedPixel(Double(sprite.height) * factor))
    for (layer, tint) in [(sprite, tint), (sprite.overlay, Color.white.opacity(tint.alpha))] {
      guard let layer else { continue }
      if factor == 1 {
        painter.blit(layer, x: 0, y: 0, to: target, tint: tint)
      } else {
        painter.stretch(layer, source: .unit, to: target, tint: tint)
      }
    }
  }
}
