import Graphics
import Interface
import Motion

extension PageNode {
  /// Draws the page as a placement has it, on a background if others may lie below it.
  /// - Parameters:
  ///   - placement: How the page is seen.
  ///   - offset: How many pages it lies after the position of the row.
  ///   - area: The area that the pages are seen in.
  ///   - background: What lies below the content; nil: nothing.
  ///   - canvas: Where to draw, in the coordinates of the area.
  func draw(
    by placement: Placement, offset: Double, in area: Rect, background: Color?,
    into canvas: inout Canvas
  ) {
    let sheet = Sheet(
      bounds: placement.hugsContent ? contentArea : bounds, radius: placement.cornerRadius,
      background: background, dimming: placement.dimming)
    canvas.faded(by: placement.opacity) { canvas in
      if case .bent(let parts) = placement.surface {
        let place = row.area
        return canvas.translated(by: place.origin - Point.zero) { canvas in
          draw(parts, of: sheet, in: Rect(size: place.size), into: &canvas)
        }
      }
      canvas.clipped(to: area) { canvas in
        canvas.transformed(by: placement.transform) { canvas in
          if let shadow = placement.shadow {
            canvas.add(.shadow(sheet.bounds, radius: placement.cornerRadius, shadow))
          }
          if let scale = placement.pictureScale {
            draw(sheet, asPictureOf: scale, offset: offset, into: &canvas)
          } else {
            canvas.paged(by: offset) { draw(sheet, into: &$0) }
          }
        }
      }
    }
  }

  /// The page itself, apart from its content and its place.
  private struct Sheet {
    let bounds: Rect
    let radius: Double
    let background: Color?
    var dimming: Double
  }

  private func draw(_ sheet: Sheet, into canvas: inout Canvas) {
    if let background = sheet.background {
      canvas.add(.fill(sheet.bounds, radius: sheet.radius, background))
    }
    if sheet.radius > 0 {
      canvas.clipped(to: sheet.bounds, radius: sheet.radius) { draw(into: &$0) }
    } else {
      draw(into: &canvas)
    }
    if sheet.dimming > 0 {
      canvas.add(
        .fill(sheet.bounds, radius: sheet.radius, Color(white: 0, opacity: sheet.dimming)))
    }
  }

  /// The picture is made anew only when the content has changed: what darkens it lies over it.
  private func draw(
    _ sheet: Sheet, asPictureOf scale: Double, offset: Double, into canvas: inout Canvas
  ) {
    var bright = sheet
    bright.dimming = 0
    let layer = canvas.layer(size: size, scale: scale) { canvas in
      canvas.paged(by: offset) { draw(bright, into: &$0) }
    }
    let shade = canvas.layer(size: size, scale: scale) {
      $0.add(.fill(sheet.bounds, radius: sheet.radius, .black))
    }
    canvas.transformed(by: .scale(1 / scale, about: .zero)) { canvas in
      canvas.add(.layer(layer))
      if sheet.dimming > 0 { canvas.faded(by: sheet.dimming) { $0.add(.layer(shade)) } }
    }
  }

  private func draw(
    _ parts: [PagePart], of sheet: Sheet, in area: Rect, into canvas: inout Canvas
  ) {
    let face = canvas.layer(size: size) { draw(sheet, into: &$0) }
    let paper = DrawList.Item(.fill(sheet.bounds, radius: sheet.radius, Self.paper.opacity(0.86)))
    let back = DrawList.Layer(size: size, items: face.items + [paper])
    for part in parts {
      let content: DrawList.Content =
        switch part.kind {
        case .page: .mesh(part.mesh, face)
        case .back: .mesh(part.mesh, back)
        case .shade: .mesh(part.mesh, nil)
        }
      if part.isClipped {
        canvas.clipped(to: area) { $0.add(content) }
      } else {
        canvas.add(content)
      }
    }
  }

  /// What a page is printed on.
  private static let paper = Color(hex: 0xF6F3EC)
}

extension Placement {
  /// How large the picture is that the page is drawn as; nil: none, its items are drawn one by one.
  fileprivate var pictureScale: Double? {
    switch surface {
    case .picture(let scale): scale
    case .flat where !transform.isAxisAligned: 1
    case .flat, .bent: nil
    }
  }
}
