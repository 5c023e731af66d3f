internal import Graphics

extension SDLRenderer {
  /// A frame of the past in pixels: it is drawn once more, when it begins to fade away.
  func sprite(of frame: StillFrame) -> Sprite? {
    if let still, still.frame == frame { return still.sprite }
    draw(frame.list, background: frame.background)
    guard let bitmap = snapshot(), let sprite = Sprite(device, bitmap: bitmap) else { return nil }
    still = (frame, sprite)
    return sprite
  }

  /// Mixes a frame of the past over the one that was drawn.
  func drawVeil(_ sprite: Sprite, _ opacity: Double) {
    let painter = Painter(
      device: device,
      clip: ClipRegion(frame: device.frame, clips: [], scale: scale, corners: corners),
      opacity: opacity, rotation: nil)
    painter.blit(
      sprite, x: 0, y: 0,
      to: PixelRect(x: 0, y: 0, width: sprite.width, height: sprite.height))
  }
}
