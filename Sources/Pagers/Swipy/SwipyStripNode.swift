import Graphics
import Interface
import Motion

/// The node of the actions at one side of a row.
final class SwipyStripNode: ContentNode {
  private let edge: HorizontalEdge
  /// The space between the row's content and the actions, in points.
  var innerMargin = 0.0 { didSet { if innerMargin != oldValue { invalidateLayout() } } }
  /// How far the outermost action has taken the whole strip, 0…1.
  private var fullness = Animated(0.0)

  init(at edge: HorizontalEdge, in context: ViewContext) {
    self.edge = edge
    // The actions hold on to the content of the row.
    super.init(alignment: edge == .trailing ? .leading : .trailing, in: context)
  }

  /// Whether the actions lie on the right of the row.
  var isOnRight: Bool { (edge == .trailing) == (environment.layoutDirection == .leftToRight) }

  /// The width that the actions take by themselves, 0 without any.
  func naturalWidth(height: Double) -> Double {
    items.isEmpty ? 0 : measure(ProposedSize(height: height)).width
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    var inner = proposal
    inner.width = proposal.width.map { max(0, $0 - innerMargin) }
    let content = super.sizeThatFits(inner)
    return Size(width: content.width + innerMargin, height: content.height)
  }

  override func layoutItems() {
    let area = Rect(
      x: isOnRight ? innerMargin : 0, y: 0, width: max(0, size.width - innerMargin),
      height: size.height)
    layoutContent(in: area, offering: ProposedSize(area.size))
    stretchOutermost()
  }

  // MARK: Full swipe

  /// The actions in reading order.
  private var actions: [SwipyActionNode] {
    func actions(below node: Node) -> [SwipyActionNode] {
      node.children.flatMap { child in
        (child as? SwipyActionNode).map { [$0] } ?? actions(below: child)
      }
    }
    return actions(below: self)
  }

  /// The action at the edge of the row.
  var outermost: SwipyActionNode? { edge == .trailing ? actions.last : actions.first }

  /// The width of the action beside the content of the row.
  var innermostWidth: Double {
    (edge == .trailing ? actions.first : actions.last)?.size.width ?? 0
  }

  /// Lets the outermost action take the whole strip, or give it back.
  func setFull(_ isFull: Bool, along spring: Spring?) {
    fullness.set(isFull ? 1 : 0, with: spring.map(Animation.spring), at: host.now)
  }

  /// Whether the outermost action still grows or shrinks.
  func advanceFullness(to now: Seconds) -> Bool {
    stretchOutermost()
    return fullness.isMoving(at: now)
  }

  private func stretchOutermost() {
    let share = min(1, max(0, fullness.value(at: host.now)))
    guard let outermost else { return }
    for action in actions where action !== outermost { action.visibility = 1 - share }
    guard share > 0 else { return outermost.stretched = nil }
    let start = outermost.convertFromWindow(.zero) - convertFromWindow(.zero)
    let whole = Rect(origin: Point.zero + start, size: size)
    outermost.stretched = outermost.bounds.moved(towards: whole, by: share)
  }
}

extension Rect {
  /// A rectangle on the way to another one.
  fileprivate func moved(towards other: Rect, by share: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
