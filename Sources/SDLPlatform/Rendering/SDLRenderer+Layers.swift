internal import CSDL2
internal import Graphics

extension SDLRenderer {
  /// The items that can be seen, the lowest first.
  func layers(of list: DrawList) -> [FrameLayer] {
    let frame = device.frame
    // Items that lie next to each other mostly have the same clips.
    var known: (clips: [DrawList.Clip], region: ClipRegion)?
    return list.items.compactMap { item in
      guard item.opacity > 0 else { return nil }
      let same = known.flatMap { $0.clips == item.clips ? $0.region : nil }
      let region =
        same ?? ClipRegion(frame: frame, clips: item.clips, scale: scale, corners: corners)
      known = (item.clips, region)
      guard !region.bounds.isEmpty else { return nil }
      return FrameLayer(
        content: item.content, opacity: min(item.opacity, 1),
        space: ItemSpace(item.transform, scale: scale), clip: region)
    }
  }

  /// The rectangles in which nothing below a layer can be seen.
  func opaqueParts(of layer: FrameLayer) -> [PixelRect] {
    guard layer.opacity == 1, layer.space.rotation == nil else { return [] }
    let parts: [PixelRect]
    switch layer.content {
    case .texture(let texture, _, let target) where sprite(texture)?.isOpaque == true:
      parts = [layer.space.pixels(target)]
    case .fill(let target, let radius, let color) where color.alpha >= 1:
      let shape = RoundShape(layer.space.pixels(target), radius: layer.space.length(radius))
      parts = shape.rect.subtracting(shape.cornerSquares(corners))
    default: return []
    }
    return parts.flatMap { layer.clip.plainParts(of: $0) }.filter {
      $0.width * $0.height >= Self.smallestCover
    }
  }

  /// Leaving out less than this many pixels costs more than painting them twice.
  private static let smallestCover = 4096

  /// Paints the background where something of it will be seen.
  func clear(_ color: Color, except hidden: [PixelRect]) {
    if device.isSoftware {
      for part in device.frame.subtracting(hidden) { device.fill(part, color, alpha: 255) }
    } else {
      SDL_SetRenderDrawColor(device.renderer, color.red8, color.green8, color.blue8, 255)
      SDL_RenderClear(device.renderer)
    }
  }
}
