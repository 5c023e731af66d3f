public import Graphics

/// A retained piece of the screen: what a view became.
///
/// A view value makes its node once and from then on only updates it. Nodes measure and place
/// themselves, draw themselves and take part in gestures. A group node (a tuple, a `ForEach`, a
/// view with a body) has no place of its own: its children belong to the layout container above.
open class Node {
  /// The node above; the root has none.
  public internal(set) weak var parent: Node?
  /// The nodes below, in reading order.
  public internal(set) var children: [Node] = []
  /// The window's tree that this node belongs to.
  public unowned let host: ViewHost
  /// Grows from node to node in the order in which they were made.
  let serial: Int
  /// The environment as it was when the node was last updated.
  public final var environment: EnvironmentValues { didSet { environmentChanged(from: oldValue) } }
  /// The top-left corner in the parent's coordinates, in points.
  public var origin = Point.zero
  /// The extent that the parent gave this node, in points.
  public internal(set) var size = Size.zero
  /// The offer to which the node answered with its size when it was last laid out.
  public internal(set) var proposal = ProposedSize.unspecified
  /// Whether the node is in the tree and has been told that it appeared.
  public internal(set) var hasAppeared = false

  var needsLayout = true
  var measured: [(proposal: ProposedSize, size: Size)] = []
  var cachedItems: [Node]?
  /// What was a child and is seen until it has gone.
  var departures: [Departure] = []

  /// Makes a node for a view that is being made in a context.
  public init(in context: ViewContext) {
    host = context.host
    environment = context.environment
    serial = context.host.nextSerial()
  }

  // MARK: Structure and layout

  /// Whether the children belong to the layout container above instead of to this node.
  open var isGroup: Bool { false }

  /// Whether the node's size never depends on what it contains, so that a change below it is laid
  /// out without anything above.
  open var isLayoutBoundary: Bool { false }

  /// The size that the node takes when it is offered a size.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    StackLayout.vertical.size(of: items, proposal: proposal)
  }

  /// Places the items inside `size`.
  open func layoutItems() { StackLayout.vertical.place(items, in: size, proposal: proposal) }

  /// The distance from the top to the baseline of the first line of text, as last laid out; the
  /// whole height where there is no text.
  open var firstTextBaseline: Double {
    items.first.map { $0.origin.y + $0.firstTextBaseline } ?? size.height
  }

  /// The axis along which spacers among the children spread; nil: both.
  var spacerAxis: Axis? { isGroup ? parent?.spacerAxis : nil }

  /// Whether the transition of what is in the node is the node's own.
  var passesTransitions: Bool { false }

  /// Whether the node is space that a stack gives only what the other views leave.
  var isSpacer: Bool { false }

  // MARK: Drawing

  /// Adds what the node shows to a frame; the canvas is in the node's coordinates.
  open func draw(into canvas: inout Canvas) { drawItems(into: &canvas) }

  /// The part of its bounds in which the node shows something; corners are cut off there.
  open var seenArea: Rect { bounds }

  /// Adds the shadow that the node's outline casts.
  open func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    for item in drawnItems { item.drawPlacedShadow(shadow, into: &canvas) }
  }

  // MARK: Input

  /// Whether a position in the node's coordinates hits something of its own, apart from its items.
  open func containsHit(_ point: Point) -> Bool { false }

  /// The items that may be seen and hit, the topmost last, each with how it is drawn in here.
  open var hitItems: [(item: Node, place: Transform)] {
    items.map { ($0, $0.placeInParent) }
  }

  /// The area outside of which nothing here can be hit; nil: anywhere.
  open var hitArea: Rect? { nil }

  /// What watches pointers that go down on this node or below it.
  open var recognizers: [GestureRecognizer] { [] }

  /// Whether scrolling over this node is meant for it, and for no other place of the window.
  open var isScroller: Bool { false }
  /// Whether continuous scrolling that starts in this direction can move something here.
  open func wantsScroll(_ event: ScrollEvent) -> Bool { false }
  /// Takes a step of a scroll gesture that `wantsScroll` accepted.
  open func scroll(_ event: ScrollEvent) {}
  /// Whether scrolling along an axis could move something here: above 0 towards what lies on the
  /// right or below.
  open func canMove(_ axis: Axis, towards direction: Double) -> Bool { false }
  /// Takes detents of a wheel; false hands them to the next node.
  open func wheel(_ event: WheelEvent) -> Bool { false }
  /// Takes a step of a pinch; false of the first step hands the pinch to the next node.
  open func pinch(_ event: PinchEvent) -> Bool { false }
  /// Takes a key; false hands it to the next node.
  open func key(_ event: KeyEvent) -> Bool { false }

  /// Sees an event before it goes where it is meant for, after `InputRouter.addObserver(_:)`.
  open func observe(_ event: InputEvent) {}

  /// Whether the keyboard focus may rest here.
  open var canFocus: Bool { false }
  /// The items in which the keyboard focus may rest, in reading order.
  open var focusItems: [Node] { hitItems.map(\.item) }
  /// Where the focus ring lies, in the node's coordinates.
  open var focusRing: Rect {
    bounds.inset(by: environment.focusRingPlace == .inside ? 4 : -4)
  }
  /// Brings an area, in the node's coordinates, into view.
  open func reveal(_ area: Rect) {}
  /// The part of the node that a focus ring inside it goes round; nil: the whole node.
  open var focusArea: Rect? {
    guard items.count == 1 else { return nil }
    return items[0].focusArea?.offset(by: items[0].origin - Point.zero)
  }
  /// Whether the focus ring must be seen on any picture, instead of on the window's own colours.
  open var hasContrastRing: Bool { environment.focusRingPlace == .inside }
  /// The radius of the focus ring's corners, in points.
  open var focusRadius: Double { 8 }

  /// Whether the pointer over this node is drawn as another cursor.
  open var cursor: Cursor? { nil }
  /// Tells that the pointer came over the node or left it.
  open func hoverChanged(to isHovered: Bool) {}

  // MARK: Life

  /// Moves what is moving to a time; false when everything rests.
  open func advance(to now: Seconds) -> Bool { false }

  /// The node came into a tree that is shown.
  open func didAppear() {}
  /// The node has left the tree for good.
  open func didDisappear() {}

  /// How far the node's content is from being seen: below 1 in view, more the later it may be needed.
  open func remoteness(of child: Node) -> Double { 0 }
}

extension Node {
  /// The node's own bounds, from its top-left corner.
  public final var bounds: Rect { Rect(size: size) }

  /// Asks for a frame in which this node is drawn anew.
  public final func invalidateDrawing() { host.requestFrame() }

  private func environmentChanged(from old: EnvironmentValues) {
    guard environment != old else { return }
    if environment.layoutDirection != old.layoutDirection { invalidateLayout() }
    if old.isEnabled && !environment.isEnabled { host.input.cancelGestures(of: self) }
  }
}
