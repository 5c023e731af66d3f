public import Graphics
import Motion

/// The node of a view that scrolls.
///
/// Each axis has a motion of its own, whose offset counts from the content's leading or top edge.
public final class ScrollNode: ContentNode {
  var axes = Axis.Set.vertical { didSet { if axes != oldValue { invalidateLayout() } } }
  var showsIndicators = true
  var horizontal = ScrollMotion()
  var vertical = ScrollMotion()
  private(set) var bars = ScrollBars()
  private var followers: [Follower] = []
  private lazy var drag = ScrollDragRecognizer(scroller: self)
  private lazy var barDrag = ScrollBarRecognizer(scroller: self)

  override var passesTransitions: Bool { false }

  init(in context: ViewContext) { super.init(alignment: .topLeading, in: context) }

  /// The motion along an axis.
  subscript(axis: Axis) -> ScrollMotion {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// 1 where the content's start is at the left or the top, −1 where it is at the right.
  func direction(of axis: Axis) -> Double {
    environment.layoutDirection.sign(along: axis)
  }

  // MARK: Layout

  /// What is offered along the axes that scroll, and across them what the content takes.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = super.sizeThatFits(contentProposal(proposal))
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// Gives the content its own length along the axes that scroll.
  public override func layoutItems() {
    let offer = contentProposal(proposal)
    let content = super.sizeThatFits(offer)
    let area = Size(
      width: axes.contains(.horizontal) ? max(content.width, size.width) : size.width,
      height: axes.contains(.vertical) ? max(content.height, size.height) : size.height)
    let start = environment.layoutDirection == .rightToLeft ? size.width - area.width : 0
    layoutContent(in: Rect(origin: Point(x: start, y: 0), size: area), offering: offer)
    for axis in Axis.allCases {
      self[axis].resize(content: axis.length(of: area), viewport: axis.length(of: size))
    }
    tellFollowers()
  }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  // MARK: Motion and drawing

  /// How far the content is moved from where it lies.
  var shift: Vector {
    Vector(dx: -horizontal.offset * direction(of: .horizontal), dy: -vertical.offset)
  }

  /// Moves the content to a time.
  public override func advance(to now: Seconds) -> Bool {
    let isMoving = [horizontal.advance(to: now), vertical.advance(to: now)].contains(true)
    if isMoving { showBars() }
    bars.fade(at: now)
    host.wake(self, at: bars.fadeStart)
    tellFollowers()
    host.visibilityChanged()
    return isMoving || bars.isMoving(at: now)
  }

  /// Draws what is seen of the content, and the bars.
  public override func draw(into canvas: inout Canvas) {
    canvas.clipped(to: bounds) { canvas in
      canvas.translated(by: shift) { drawItems(into: &$0) }
      canvas.faded(by: bars.opacity(at: host.now)) { canvas in
        let color = environment.resolvedForegroundColor.opacity(0.4)
        for axis in Axis.allCases {
          guard let thumb = thumb(of: axis) else { continue }
          canvas.add(.fill(thumb, radius: ScrollBars.breadth / 2, color))
        }
      }
    }
  }

  /// Draws the shadows of the content that is seen.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.clipped(to: bounds) { canvas in
      canvas.translated(by: shift) { super.drawShadow(shadow, into: &$0) }
    }
  }

  // MARK: Followers

  /// A stack in the content that makes only what is seen, as long as it exists.
  private struct Follower {
    weak var stack: LazyStackNode?
  }

  /// From now on a stack learns which part of it is seen.
  func addFollower(_ stack: LazyStackNode) {
    followers.removeAll { $0.stack == nil }
    if !followers.contains(where: { $0.stack === stack }) {
      followers.append(Follower(stack: stack))
    }
  }

  private func tellFollowers() {
    for follower in followers { follower.stack?.viewChanged() }
  }

  // MARK: Input

  /// Whether gestures, wheels and keys are taken.
  var acceptsInput: Bool { environment.isEnabled && environment.isScrollEnabled }

  /// The content where it is seen.
  public override var hitItems: [(item: Node, place: Transform)] {
    items.map { ($0, $0.placeInParent.followed(by: .translation(shift))) }
  }
  /// Nothing outside of the view can be hit.
  public override var hitArea: Rect? { bounds }
  /// The whole view takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  /// Scrolling over the view is meant for it, or for what is round it.
  public override var isScroller: Bool { true }
  /// Whether the content can move on along an axis.
  public override func canMove(_ axis: Axis, towards direction: Double) -> Bool {
    acceptsInput && axes.contains(axis)
      && self[axis].canMove(direction * self.direction(of: axis))
  }
  /// Whether scrolling starts in a direction that the content takes.
  public override func wantsScroll(_ event: ScrollEvent) -> Bool { takes(event) }
  /// Moves the content with the fingers on a trackpad.
  public override func scroll(_ event: ScrollEvent) { follow(event) }
  /// Moves the content by a part of the view for each detent.
  public override func wheel(_ event: WheelEvent) -> Bool { turn(by: event) }
  /// Moves the content with arrows, and when it has the focus with page keys and Space.
  public override func key(_ event: KeyEvent) -> Bool { turn(by: event) }
  /// Scrolls as far as needed to show an area.
  public override func reveal(_ area: Rect) { scroll(toShow: area) }
  /// Watches for fingers, and for a pointer on a bar.
  public override var recognizers: [GestureRecognizer] {
    acceptsInput ? [barDrag, drag] : []
  }
  /// A view whose content is larger than itself is a stop of the focus.
  public override var canFocus: Bool {
    acceptsInput && (horizontal.limit > 0 || vertical.limit > 0)
  }
  /// Inside the view, whose surroundings may be beyond the window.
  public override var focusRing: Rect { bounds.inset(by: 4) }

  /// The bars show while the pointer is over the view.
  public override func hoverChanged(to isHovered: Bool) {
    if isHovered { showBars() }
  }

  /// Shows the bars for a while.
  func showBars() {
    guard showsIndicators, horizontal.limit > 0 || vertical.limit > 0 else { return }
    bars.show(at: host.now)
    host.animate(self)
  }

  /// Where the bar of an axis is; nil: there is none.
  func thumb(of axis: Axis) -> Rect? {
    guard showsIndicators else { return nil }
    return ScrollBars.thumb(
      of: self[axis], along: axis, in: size, direction: environment.layoutDirection)
  }
}
