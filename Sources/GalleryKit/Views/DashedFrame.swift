import Paging

/// A dashed line round an area into which things can be dropped.
struct DashedFrame: PrimitiveView {
  func make(in context: ViewContext) -> DashedFrameNode { DashedFrameNode(in: context) }
  func update(_ node: DashedFrameNode, in context: ViewContext) { node.invalidateDrawing() }
}

/// The node of a dashed frame: 2 points wide, 8 on and 8 off, with corners of 16.
final class DashedFrameNode: Node {
  private static let (width, dash, radius) = (2.0, 8.0, 16.0)

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    let color = environment.resolvedForegroundColor
    let (width, radius) = (Self.width, Self.radius)
    for start in dashes(along: size.width) {
      for y in [0, size.height - width] {
        canvas.add(
          .fill(Rect(x: start, y: y, width: Self.dash, height: width), radius: 0, color))
      }
    }
    for start in dashes(along: size.height) {
      for x in [0, size.width - width] {
        canvas.add(
          .fill(Rect(x: x, y: start, width: width, height: Self.dash), radius: 0, color))
      }
    }
    for x in [0, size.width - radius] {
      for y in [0, size.height - radius] {
        let corner = Rect(x: x, y: y, width: radius, height: radius)
        canvas.clipped(to: corner) {
          $0.add(.stroke(bounds, radius: radius, width: width, color))
        }
      }
    }
  }

  /// Where dashes begin between two corners, the space left over shared by both ends.
  private func dashes(along length: Double) -> [Double] {
    let room = length - 2 * Self.radius - 2 * Self.dash
    guard room >= Self.dash else { return [] }
    let count = Int((room + Self.dash) / (2 * Self.dash))
    let used = Double(2 * count - 1) * Self.dash
    let first = (length - used) / 2
    return (0..<count).map { first + Double($0) * 2 * Self.dash }
  }
}
