import Graphics
import Interface
import Motion

/// The bubble over a row of dots with the picture of the page under the finger.
final class ThumbnailBubbleNode: Node {
  /// The extent of the bubble in points.
  static let extent = Size(width: 120, height: 80)
  /// The space between the bubble and the dots, in points.
  private static let gap = 12.0
  /// The least space between the bubble and the sides of the window, in points.
  private static let margin = 8.0
  private static let cornerRadius = 8.0

  /// Makes or updates the picture of a page; nil: there is no bubble.
  var thumbnail: ((ContentNode, Int, ViewContext) -> Void)?
  private var page: Int?
  /// Where the finger is or was last, in the window's coordinates.
  private(set) var finger = 0.0
  private var presence = Animated(0.0)
  private var scale = Animated(0.96)

  /// Shows a page over a finger.
  func show(_ page: Int, over finger: Double) {
    self.finger = finger
    guard thumbnail != nil else { return }
    if presence.target == 0 { appear() }
    guard page != self.page else { return }
    self.page = page
    refresh()
  }

  /// Hides the bubble.
  func hide() { fade(to: 0) }

  private func appear() {
    if children.isEmpty {
      let context = ViewContext(host: host, environment: environment)
      setChildren([ContentNode(in: context)])
    }
    scale = Animated(environment.accessibilityReduceMotion ? 1 : 0.96)
    scale.set(1, with: .spring(.popover), at: host.now)
    fade(to: 1)
  }

  private func fade(to target: Double) {
    presence.set(target, with: .linear(duration: 0.12), at: host.now)
    host.animate(self)
  }

  /// Brings the picture that shows up to date.
  func refresh() {
    guard let page, let content = children.first as? ContentNode else { return }
    content.environment = environment
    thumbnail?(content, page, ViewContext(host: host, environment: environment))
  }

  /// Moves what fades and grows; a bubble that is gone wants no picture any more.
  override func advance(to now: Seconds) -> Bool {
    if presence.isMoving(at: now) || scale.isMoving(at: now) { return true }
    if presence.target == 0 {
      setChildren([])
      page = nil
    }
    return false
  }

  // MARK: Layout and drawing

  override var isLayoutBoundary: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Self.extent }

  override func layoutItems() {
    for item in items { item.place(at: .zero, size: Self.extent) }
  }

  /// Where the bubble lies over a row: centred over the finger, inside the sides of the window.
  static func origin(over finger: Double, top: Double, window: ClosedRange<Double>) -> Point {
    let (first, last) = (window.lowerBound + margin, window.upperBound - margin - extent.width)
    return Point(
      x: min(max(first, finger - extent.width / 2), max(first, last)),
      y: top - gap - extent.height)
  }

  override func draw(into canvas: inout Canvas) {
    let presence = presence.value(at: host.now)
    guard presence > 0, !children.isEmpty else { return }
    let anchor = Point(x: bounds.midX, y: bounds.maxY + Self.gap)
    canvas.faded(by: presence) { canvas in
      canvas.transformed(by: .scale(scale.value(at: host.now), about: anchor)) { canvas in
        canvas.addPanel(bounds, radius: Self.cornerRadius, environment.colorScheme) {
          drawItems(into: &$0)
        }
      }
    }
  }
}
