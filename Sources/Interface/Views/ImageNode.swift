public import Graphics
import Motion

/// The node of an icon.
public final class ImageNode: Node {
  private var icon: Icon?
  private var side = 0.0
  private var color: Animated<Color>?

  func show(_ icon: Icon?, in context: ViewContext) {
    if icon != self.icon {
      self.icon = icon
      invalidateDrawing()
    }
    if context.environment.font.size != side {
      side = context.environment.font.size
      invalidateLayout()
    }
    let target = context.environment.resolvedForegroundColor
    if var current = color {
      animate(&current, to: target, in: context)
      color = current
    } else {
      color = Animated(target)
    }
  }

  /// A square with the size of the font as its side, whatever is offered.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: side, height: side)
  }

  /// The colour moves while an animation runs.
  public override func advance(to now: Seconds) -> Bool { color?.isMoving(at: now) ?? false }

  /// Draws the icon in the middle.
  public override func draw(into canvas: inout Canvas) {
    guard let icon, let color = color?.value(at: host.now), color.alpha > 0 else { return }
    canvas.add(.icon(icon, bounds, color))
  }

  /// An icon casts no shadow.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {}

  /// The square takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
}
