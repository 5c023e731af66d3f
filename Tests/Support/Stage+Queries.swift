public import Graphics
public import Interface

extension Stage {
  /// The items of the last frame, those of layers in the layers' place, once for equal layers.
  public var items: [DrawList.Item] {
    var seen: Set<DrawList.Layer> = []
    func flat(_ items: [DrawList.Item], _ place: Transform) -> [DrawList.Item] {
      items.flatMap { item -> [DrawList.Item] in
        var item = item
        item.transform = item.transform.followed(by: place)
        guard let layer = item.content.layer else { return [item] }
        return seen.insert(layer).inserted ? flat(layer.items, item.transform) : []
      }
    }
    return flat(list.items, .identity)
  }

  /// The texts of the last frame, the first one drawn first.
  public var texts: [String] {
    items.compactMap { item in
      if case .text(let text, _, _, _) = item.content { text } else { nil }
    }
  }

  /// Whether the last frame shows a text.
  public func shows(_ text: String) -> Bool { texts.contains(text) }

  /// A colour as it is in the colour scheme of the window.
  public func seen(_ color: Color) -> Color { host.environment.resolve(color) }

  /// The fills of a colour in the last frame, the first one drawn first.
  public func fills(of color: Color) -> [DrawList.Item] {
    let color = seen(color)
    return items.filter { if case .fill(_, _, color) = $0.content { true } else { false } }
  }

  /// Where a fill of a colour is in the window, in the last frame.
  public func rect(of color: Color) -> Rect? {
    fills(of: color).lazy.compactMap { item -> Rect? in
      guard case .fill(let rect, _, _) = item.content else { return nil }
      return item.transform.apply(to: rect)
    }.first
  }

  /// Where a text is in the window, in the last frame.
  public func place(of text: String) -> Point? {
    items.lazy.compactMap { item -> Point? in
      guard case .text(text, _, let place, _) = item.content else { return nil }
      return item.transform.apply(to: place)
    }.first
  }

  /// The work that a piece of code and the frame after it make the tree do.
  public func work(_ code: () -> Void) -> WorkCounts {
    let before = host.counts
    code()
    if host.wantsFrame { frame() }
    return WorkCounts(
      bodies: host.counts.bodies - before.bodies, layouts: host.counts.layouts - before.layouts,
      frames: host.counts.frames - before.frames)
  }
}
