internal import CSDL2
internal import Graphics

extension SDLRenderer {
  /// The items that can be seen, the lowest first.
  func visibleItems(of items: [DrawList.Item]) -> [FrameItem] {
    let frame = device.frame
    // Items that lie next to each other mostly have the same clips.
    var known: (clips: [DrawList.Clip], region: ClipRegion)?
    return items.compactMap { item in
      guard item.opacity > 0 else { return nil }
      let same = known.flatMap { $0.clips == item.clips ? $0.region : nil }
      let region =
        same ?? ClipRegion(frame: frame, clips: item.clips, scale: scale, corners: corners)
      known = (item.clips, region)
      guard !region.bounds.isEmpty else { return nil }
      return FrameItem(
        content: item.content, opacity: min(item.opacity, 1),
        space: ItemSpace(item.transform, scale: scale), clip: region)
    }
  }

  /// Takes out of each item what those above it hide, and answers where nothing below all of them
  /// can be seen.
  func leaveOutHidden(_ items: inout [FrameItem]) -> [PixelRect] {
    var hidden: [PixelRect] = []
    for index in items.indices.reversed() {
      items[index].clip.leaveOut(hidden)
      hidden += opaqueParts(of: items[index])
    }
    return hidden
  }

  /// Draws items, the lowest first.
  func draw(_ items: [FrameItem]) {
    for item in items {
      let painter = Painter(
        device: device, clip: item.clip, opacity: item.opacity, rotation: item.space.rotation)
      draw(item.content, item.space, painter)
    }
  }

  /// The rectangles in which nothing below a layer can be seen.
  func opaqueParts(of item: FrameItem) -> [PixelRect] {
    guard item.opacity == 1 else { return [] }
    let parts: [PixelRect]
    switch item.content {
    case .texture(let texture, _, let target)
    where item.space.rotation == nil && sprite(texture)?.isOpaque == true:
      parts = [item.space.pixels(target)]
    case .fill(let target, let radius, let color)
    where item.space.rotation == nil && color.alpha >= 1:
      let shape = RoundShape(item.space.pixels(target), radius: item.space.length(radius))
      parts = shape.rect.subtracting(shape.cornerSquares(corners))
    case .layer(let layer):
      parts = picture(of: layer)?.opaqueParts.compactMap(item.space.coveredPixels) ?? []
    default: return []
    }
    return parts.flatMap { item.clip.plainParts(of: $0) }.filter {
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
