import Graphics
import Interface
import Motion

/// The node of one page: its content in the middle of the page's area.
final class PageNode: ContentNode {
  /// The number of the page.
  var index = 0
  /// The identifier of the page's element.
  var id: AnyHashable?
  /// Which version of the source the content was made by.
  var revision = 0

  /// Draws the page as a placement has it, on a background if others may lie below it.
  func draw(by placement: Placement, background: Color?, into canvas: inout Canvas) {
    canvas.faded(by: placement.opacity) { canvas in
      canvas.transformed(by: placement.transform) { canvas in
        let area = placement.hugsContent ? contentArea : bounds
        let radius = placement.cornerRadius
        if let shadow = placement.shadow {
          canvas.add(.shadow(area, radius: radius, shadow))
        }
        if let background { canvas.add(.fill(area, radius: radius, background)) }
        if radius > 0 {
          canvas.clipped(to: area, radius: radius) { draw(into: &$0) }
        } else {
          draw(into: &canvas)
        }
        if placement.dimming > 0 {
          canvas.add(.fill(area, radius: radius, Color(white: 0, opacity: placement.dimming)))
        }
      }
    }
  }

  /// Where the content lies, if it is one view.
  private var contentArea: Rect {
    items.count == 1 ? Rect(origin: items[0].origin, size: items[0].size) : bounds
  }
}
