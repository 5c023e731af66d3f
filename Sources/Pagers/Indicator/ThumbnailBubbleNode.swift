import Graphics
import Interface
import Motion

/// The bubble beside a row of dots with the picture of the page under the finger.
final class ThumbnailBubbleNode: Node {
  /// The extent of the bubble in points.
  static let extent = Size(width: 120, height: 80)
  /// The space between the bubble and the dots, in points.
  private static let gap = 12.0
  /// The least space between the bubble and the sides of the window, in points.
  private static let margin = 8.0
  private static let cornerRadius = 8.0

  /// Makes the picture of a page; nil: there is no bubble.
  var thumbnail: ((Int) -> AnyView)?
  private var page: Int?
  /// Where along the row the finger is or was last, in the window's coordinates.
  private(set) var finger = 0.0
  /// The place from which the bubble grows, in its own coordinates.
  private var anchor = Point.zero
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
    guard let page, let thumbnail, let content = children.first as? ContentNode else { return }
    content.environment = environment
    content.updateContent(
      ElementView(element: page, content: thumbnail),
      in: ViewContext(host: host, environment: environment))
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

  /// Puts the bubble over a row, or beside a column: at the finger, inside the window.
  /// - Parameters:
  ///   - axis: The direction of the row.
  ///   - row: The area of the dots; all coordinates are those of the row.
  ///   - finger: Where the finger is along the row.
  ///   - window: The area of the window.
  /// - Returns: The top left corner of the bubble.
  func place(beside row: Rect, axis: Axis, finger: Double, window: Rect) -> Point {
    let (length, start) = (axis.length(of: Self.extent), axis.start(of: window) + Self.margin)
    let end = start + axis.length(of: window.size) - 2 * Self.margin - length
    let along = min(max(start, finger - length / 2), max(start, end))
    if axis == .horizontal {
      anchor = Point(x: bounds.midX, y: bounds.maxY + Self.gap)
      return Point(x: along, y: row.minY - Self.gap - Self.extent.height)
    }
    let left = row.minX - Self.gap - Self.extent.width
    let hasRoom = left >= window.minX + Self.margin
    anchor = Point(x: hasRoom ? bounds.maxX + Self.gap : -Self.gap, y: bounds.midY)
    return Point(x: hasRoom ? left : row.maxX + Self.gap, y: along)
  }

  override func draw(into canvas: inout Canvas) {
    let presence = presence.value(at: host.now)
    guard presence > 0, !children.isEmpty else { return }
    canvas.faded(by: presence) { canvas in
      canvas.transformed(by: .scale(scale.value(at: host.now), about: anchor)) { canvas in
        canvas.addPanel(bounds, radius: Self.cornerRadius, environment.colorScheme) {
          drawItems(into: &$0)
        }
      }
    }
  }
}

extension Axis {
  /// Where a rectangle begins along this axis.
  fileprivate func start(of rect: Rect) -> Double { self == .horizontal ? rect.minX : rect.minY }
}
