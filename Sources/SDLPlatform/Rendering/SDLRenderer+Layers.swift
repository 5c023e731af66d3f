internal import Graphics

extension SDLRenderer {
  /// Draws the layers of a list into pictures of their own, so that later nothing else need be drawn
  /// in the middle of the frame.
  func prepareLayers(of items: [DrawList.Item]) {
    for layer in items.lazy.compactMap(\.content.layer) { _ = picture(of: layer) }
  }

  /// The picture of a layer, drawn unless an equal layer was drawn lately.
  func picture(of layer: DrawList.Layer) -> Sprite? {
    sprites.sprite(.layer(layer)) {
      let area = PixelRect(snapping: Rect(size: layer.size).scaled(by: scale))
      guard device.fits(width: area.width, height: area.height) else { return nil }
      prepareLayers(of: layer.items)
      return device.layer(width: area.width, height: area.height) {
        var items = visibleItems(of: layer.items)
        let hidden = leaveOutHidden(&items)
        draw(items)
        // Of two that lie in each other one is enough.
        return hidden.enumerated().filter { index, part in
          !hidden.enumerated().contains { other, whole in
            whole.contains(part) && (whole != part || other < index)
          }
        }.map(\.element)
      }
    }
  }

  func drawLayer(_ layer: DrawList.Layer, _ space: ItemSpace, _ painter: Painter) {
    if let picture = picture(of: layer) {
      // The margin is clear, and makes the edge of the picture smooth where it is turned.
      return painter.draw(Mesh(Rect(size: layer.size).inset(by: -1)), picture, space)
    }
    // What is too large for a picture is drawn in its parts.
    for item in layer.items {
      let space = space.inside(item.transform)
      draw(
        item.content, space,
        Painter(
          device: device, clip: painter.clip, opacity: painter.opacity * item.opacity,
          rotation: space.rotation))
    }
  }

  func drawMesh(
    _ mesh: Mesh, _ layer: DrawList.Layer?, _ space: ItemSpace, _ painter: Painter
  ) {
    let picture = layer.flatMap(picture)
    if layer == nil || picture != nil { painter.draw(mesh, picture, space) }
  }
}
