internal import CSDL2
internal import Graphics

extension SDLRenderer {
  /// Icons are drawn for their size in pixels and kept.
  func drawIcon(
    _ icon: Icon, _ rect: Rect, _ color: Color, _ space: ItemSpace, _ painter: Painter
  ) {
    let area = space.pixels(rect)
    let side = min(area.width, area.height)
    guard side > 0 else { return }
    let target = PixelRect(
      x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, width: side,
      height: side)
    let drawn = min(side, Self.largestIcon)
    let made = sprites.sprite(.icon(icon, side: drawn)) {
      AlphaMask(icon, side: drawn).flatMap { Sprite(device, mask: $0, color: .white) }
    }
    guard let sprite = made else { return }
    if drawn == side {
      painter.blit(sprite, x: 0, y: 0, to: target, tint: color)
    } else {
      painter.stretch(sprite, source: .unit, to: target, tint: color)
    }
  }

  /// Icons beyond this many pixels are stretched.
  private static let largestIcon = 512
}

extension AlphaMask {
  /// The coverage of an icon in a square of a number of pixels.
  fileprivate init?(_ icon: Icon, side: Int) {
    let svg = Array(icon.svg.utf8)
    let surface = svg.withUnsafeBytes { bytes in
      SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count)).flatMap { stream in
        defer { SDL_RWclose(stream) }
        return IMG_LoadSizedSVG_RW(stream, Int32(side), Int32(side))
      }
    }
    guard let surface else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = PixelGrid(surface) else { return nil }
    self.init(alphaOf: pixels)
  }
}
