internal import Glibc
import Paging

/// A dashed line round an area into which things can be dropped.
struct DashedFrame: PrimitiveView {
  func make(in context: ViewContext) -> DashedFrameNode { DashedFrameNode(in: context) }
  func update(_ node: DashedFrameNode, in context: ViewContext) { node.invalidateDrawing() }
}

/// The node of a dashed frame: 2 points wide, 8 on and 8 off, with corners of 16.
final class DashedFrameNode: Node {
  /// The radius of the corners in points.
  static let radius = 16.0
  private static let (width, dash) = (2.0, 8.0)

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    let color = environment.resolvedForegroundColor
    let (width, dash, radius) = (Self.width, Self.dash, Self.radius)
    for x in dashes(along: size.width) {
      for y in [0, size.height - width] {
        canvas.add(.fill(Rect(x: x, y: y, width: dash, height: width), radius: 0, color))
      }
    }
    for y in dashes(along: size.height) {
      for x in [0, size.width - width] {
        canvas.add(.fill(Rect(x: x, y: y, width: width, height: dash), radius: 0, color))
      }
    }
    for (x, y, icon) in corners {
      canvas.add(.icon(icon, Rect(x: x, y: y, width: radius, height: radius), color))
    }
  }

  /// Where dashes begin on the straight part of a side: one at each end, the gaps all alike.
  private func dashes(along length: Double) -> [Double] {
    let (dash, room) = (Self.dash, length - 2 * Self.radius)
    guard room >= 3 * dash else { return [] }
    let gaps = ((room - dash) / (2 * dash)).rounded()
    let step = (room - dash) / gaps
    return (0...Int(gaps)).map { Self.radius + Double($0) * step }
  }

  private var corners: [(x: Double, y: Double, icon: Icon)] {
    let (right, bottom) = (size.width - Self.radius, size.height - Self.radius)
    return [
      (0, 0, Self.corner(24, 24)), (right, 0, Self.corner(0, 24)),
      (0, bottom, Self.corner(24, 0)), (right, bottom, Self.corner(0, 0)),
    ]
  }

  /// The dash in the middle of a corner, whose centre is given in units of an icon: a quarter of the
  /// circle has room for a dash with a gap on both sides.
  private static func corner(_ x: Double, _ y: Double) -> Icon {
    let unit = 24 / radius
    let (outer, inner) = (radius * unit, (radius - width) * unit)
    let half = dash / (2 * radius - width)
    // The first and the last direction of the dash, mirrored to the corner that it lies in.
    let (long, short) = (cos(.pi / 4 - half), sin(.pi / 4 - half))
    func point(_ length: Double, _ dx: Double, _ dy: Double) -> String {
      "\(x + (x > 0 ? -1 : 1) * length * dx) \(y + (y > 0 ? -1 : 1) * length * dy)"
    }
    let sweep = (x > 0) == (y > 0) ? (1, 0) : (0, 1)
    return Icon(
      name: "dash",
      drawing: "f:M\(point(outer, long, short)) A\(outer) \(outer) 0 0 \(sweep.0) "
        + "\(point(outer, short, long)) L\(point(inner, short, long)) "
        + "A\(inner) \(inner) 0 0 \(sweep.1) \(point(inner, long, short)) Z")
  }
}
