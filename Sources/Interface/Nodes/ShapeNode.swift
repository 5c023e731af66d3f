public import Graphics
import Motion

/// The node of a filled shape, or of the line along its edge.
public final class ShapeNode: Node {
  private var outline: (Rect) -> DrawList.Clip = { DrawList.Clip(rect: $0) }
  private var color: Animated<Color>?
  /// The width of the line along the edge, in points; nil: the shape is filled.
  private var lineWidth: Double?

  func show(
    outline: @escaping (Rect) -> DrawList.Clip, color: Color, lineWidth: Double? = nil,
    in context: ViewContext
  ) {
    self.outline = outline
    self.lineWidth = lineWidth
    if var current = self.color {
      animate(&current, to: color, in: context)
      self.color = current
    } else {
      self.color = Animated(color)
    }
    invalidateDrawing()
  }

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// The colour moves while an animation runs.
  public override func advance(to now: Seconds) -> Bool { color?.isMoving(at: now) ?? false }

  /// Draws the shape or its edge.
  public override func draw(into canvas: inout Canvas) {
    guard let color = color?.value(at: host.now), color.alpha > 0 else { return }
    let shape = outline(bounds)
    if let lineWidth {
      canvas.add(.stroke(shape.rect, radius: shape.radius, width: lineWidth, color))
    } else {
      canvas.add(.fill(shape.rect, radius: shape.radius, color))
    }
  }

  /// Draws the shadow of the outline.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    let shape = outline(bounds)
    canvas.add(.shadow(shape.rect, radius: shape.radius, shadow))
  }

  /// A shape that can be seen takes hits in its rectangle, a line along its edge only there.
  public override func containsHit(_ point: Point) -> Bool {
    let area = outline(bounds).rect
    guard let color, color.target.alpha > 0, area.contains(point) else { return false }
    return lineWidth.map { !area.inset(by: $0).contains(point) } ?? true
  }
}
