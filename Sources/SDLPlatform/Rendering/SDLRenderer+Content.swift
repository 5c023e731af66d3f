internal import Graphics

extension SDLRenderer {
  /// Draws what an item paints.
  func draw(_ content: DrawList.Content, _ space: ItemSpace, _ painter: Painter) {
    switch content {
    case .fill(let rect, let radius, let color):
      let shape = RoundShape(space.pixels(rect), radius: space.length(radius))
      painter.fill(shape.tiles(corners), color)
    case .stroke(let rect, let radius, let width, let color):
      let shape = RoundShape(
        space.pixels(rect), radius: space.length(radius),
        ring: max(1, snappedPixel(space.length(width))))
      painter.fill(shape.tiles(corners), color)
    case .texture(let texture, let source, let rect):
      drawTexture(texture, source, space.pixels(rect), painter)
    case .gradient(let rect, let stops):
      drawGradient(space.pixels(rect), stops, painter)
    case .text(let text, let font, let point, let color):
      drawText(text, font, at: point, color, space, painter)
    case .icon(let icon, let rect, let color):
      drawIcon(icon, rect, color, space, painter)
    case .textShadow(let text, let font, let point, let shadow):
      drawTextShadow(text, font, at: point, shadow, space, painter)
    case .shadow(let rect, let radius, let shadow):
      drawShadow(rect, radius, shadow, space, painter)
    case .layer(let layer):
      drawLayer(layer, space, painter)
    case .mesh(let mesh, let layer):
      drawMesh(mesh, layer, space, painter)
    }
  }

  private func drawTexture(
    _ texture: TextureID, _ source: Rect, _ target: PixelRect, _ painter: Painter
  ) {
    guard let sprite = sprite(texture), !target.isEmpty,
      target.intersects(painter.clip.bounds) || painter.rotation != nil
    else { return }
    let part = sprite.pixels(source)
    guard painter.rotation == nil else {
      return painter.stretch(sprite, source: source, to: target)
    }
    if part.width == target.width, part.height == target.height {
      painter.blit(sprite, x: part.x, y: part.y, to: target)
    } else if device.isSoftware, let copy = scaledCopy(of: sprite, texture, part, target) {
      painter.blit(copy, x: 0, y: 0, to: target)
    } else {
      painter.stretch(sprite, source: source, to: target)
    }
  }

  /// A copy stretched once, since stretching every frame costs several times a plain copy.
  private func scaledCopy(
    of sprite: Sprite, _ texture: TextureID, _ part: PixelRect, _ target: PixelRect
  ) -> Sprite? {
    guard target.width * target.height <= 4 * device.frame.width * device.frame.height else {
      return nil
    }
    let key = SpriteCache.Key.scaled(
      texture, source: part, width: target.width, height: target.height)
    return sprites.sprite(key) {
      sprite.scaled(device, part: part, width: target.width, height: target.height)
    }
  }

  /// Rows of equal colour are one rectangle.
  private func drawGradient(_ rect: PixelRect, _ stops: [GradientStop], _ painter: Painter) {
    let ramp = GradientRamp(stops)
    var start = 0
    while start < rect.height {
      let color = ramp.color(row: start, of: rect.height)
      var end = start + 1
      while end < rect.height, ramp.color(row: end, of: rect.height) == color { end += 1 }
      if color.alpha > 0 {
        painter.fill(
          PixelRect(x: rect.x, y: rect.y + start, width: rect.width, height: end - start), color)
      }
      start = end
    }
  }

  private func drawShadow(
    _ rect: Rect, _ radius: Double, _ shadow: Shadow, _ space: ItemSpace, _ painter: Painter
  ) {
    guard painter.rotation == nil else {
      let mesh = Mesh.softRectangle(
        rect.offset(by: shadow.offset), radius: radius, sigma: shadow.radius / 2,
        color: shadow.color)
      return painter.draw(mesh, nil, space)
    }
    let target = space.pixels(rect.offset(by: shadow.offset))
    guard !target.isEmpty, shadow.color.alpha > 0 else { return }
    let mask = ShadowMask(
      width: target.width, height: target.height, radius: space.length(radius),
      sigma: space.length(shadow.radius) / 2)
    let made = sprites.sprite(.shadow(mask, shadow.color)) {
      Sprite(device, mask: mask.make(corners), color: shadow.color)
    }
    guard let sprite = made else { return }
    let columns = mask.segments(mask: mask.width, target: target.width)
    let rows = mask.segments(mask: mask.height, target: target.height)
    let origin = (x: target.x - mask.reach, y: target.y - mask.reach)
    for row in rows {
      for column in columns where !(row.isMiddle && column.isMiddle) {
        painter.blit(
          sprite, x: column.source, y: row.source,
          to: PixelRect(
            x: origin.x + column.target, y: origin.y + row.target, width: column.length,
            height: row.length))
      }
    }
    let middle = target.inset(by: mask.slice - mask.reach)
    if columns.count > 1, rows.count > 1, !middle.isEmpty {
      painter.fill(middle, shadow.color)
    }
  }
}
