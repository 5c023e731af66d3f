import Paging

/// The node of a placeholder: an icon, and a light that sweeps over it; it lets clicks through.
final class PhotoPlaceholderNode: Node {
  private var color = Color.white
  private var presence = Animated(0.0)
  /// When it begins to be seen; nil: nobody has waited yet.
  private var start: Seconds?
  /// Whether the last frame showed it: what nobody sees makes no frames.
  private var wasDrawn = false

  /// How long nothing is said; most photos have come by then.
  private static let patience: Seconds = 0.15
  private static let iconExtent = 44.0
  /// How wide the light is, in points.
  private static let lightWidth = 120.0
  /// How far the light leans to the left, in points of each point downwards.
  private static let lean = 0.2
  /// How long the light takes from one side to the other.
  private static let sweep: Seconds = 1.4

  func show(in color: Color) {
    self.color = color
    invalidateDrawing()
  }

  override func advance(to now: Seconds) -> Bool {
    guard let start, now >= start else { return false }
    presence.set(1, with: isStill ? nil : .easeOut(duration: 0.18), at: now)
    defer { wasDrawn = false }
    return wasDrawn && !isStill
  }

  private var isStill: Bool { environment.accessibilityReduceMotion }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    // Without a device no photo will come.
    guard host.textureStore != nil else { return }
    guard let start else { return wait() }
    guard host.now >= start else { return }
    canvas.faded(by: presence.value(at: host.now)) { canvas in
      drawIcon(into: &canvas)
      if !isStill { drawLight(since: start, into: &canvas) }
    }
    if !isStill && !wasDrawn { host.animate(self) }
    wasDrawn = true
  }

  private func wait() {
    start = host.now + Self.patience
    host.wake(self, at: start)
  }

  /// The icon is in the middle of what the window shows of the page, not of what is beyond its edge.
  private func drawIcon(into canvas: inout Canvas) {
    guard let icon = Icon(systemName: "photo"), let inverse = canvas.transform.inverse else {
      return
    }
    let middle = inverse.apply(to: Rect(size: host.size)).intersection(bounds).center
    let extent = Self.iconExtent
    let place = Rect(
      x: middle.x - extent / 2, y: middle.y - extent / 2, width: extent, height: extent)
    canvas.add(.icon(icon, place, color))
  }

  private func drawLight(since start: Seconds, into canvas: inout Canvas) {
    let leaning = size.height * Self.lean
    let progress = ((host.now - start) / Self.sweep).truncatingRemainder(dividingBy: 1)
    let left = (size.width + Self.lightWidth + leaning) * progress - Self.lightWidth
    let columns = [(left, 0), (left + Self.lightWidth / 2, 0.1), (left + Self.lightWidth, 0)]
    let rows = [(0, 0), (size.height, -leaning)]
    let vertices = rows.flatMap { y, shift in
      columns.map { x, light in
        Mesh.Vertex(Point(x: x + shift, y: y), color: Color(white: 1, opacity: light))
      }
    }
    canvas.add(.mesh(Mesh(vertices, columns: columns.count), nil))
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {}
}
