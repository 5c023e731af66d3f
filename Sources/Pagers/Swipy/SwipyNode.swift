public import Graphics
public import Interface
import Motion

/// The node of a row that is swiped.
///
/// It owns the model that the application sees and the motion that moves the row. A gesture moves
/// the motion and tells the model; a change of the model sends the motion to its new place.
public final class SwipyNode: Node, BodyNode {
  let model = SwipyModel()
  var motion = SwipeMotion()
  var isSwipingAnItem = Binding.constant(false)
  var fullSwipe: HorizontalEdge.Set = []
  var reveal = SwipyReveal.slide { didSet { if reveal != oldValue { invalidateLayout() } } }
  let content: ContentNode
  let leading: SwipyStripNode
  let trailing: SwipyStripNode
  /// The movement of the fingers on a trackpad that may swipe the row.
  var trackpad: SwipyMovement?
  /// How far something else has been scrolled since the fingers came down.
  var seenScroll = Vector.zero
  /// When a wheel last turned sideways over the row.
  var lastDetent = -Seconds.infinity
  private var contentEnvironment = EnvironmentValues()
  private var actionsEnvironment = EnvironmentValues()
  private let changes = Tracker()
  private lazy var drag = SwipyDragRecognizer(row: self)

  override init(in context: ViewContext) {
    content = ContentNode(in: context)
    leading = SwipyStripNode(at: .leading, in: context)
    trailing = SwipyStripNode(at: .trailing, in: context)
    super.init(in: context)
    setChildren([leading, content, trailing])
    changes.onChange = { [weak self] animation in self?.runBodyAgain(with: animation) }
  }

  func strip(_ edge: HorizontalEdge) -> SwipyStripNode { edge == .leading ? leading : trailing }

  /// 1 where the trailing side is on the right, −1 where it is on the left.
  var direction: Double { environment.layoutDirection.sign }

  /// Whether the row is open or opening, or being swiped, so that its content takes no clicks.
  var isUncovered: Bool { motion.target != 0 || motion.isDragging }

  func take(_ settings: SwipySettings) {
    if model.swipeActionsMargin != settings.margin { model.swipeActionsMargin = settings.margin }
    model.swipeThreshold = settings.threshold
    model.swipeBehavior = settings.swipe
    model.scrollBehavior = settings.scroll
  }

  /// The contexts of the content and of the actions.
  func contexts(in context: ViewContext) -> (content: ViewContext, actions: ViewContext) {
    var (content, actions) = (context, context)
    content.environment.swipyModel = model
    actions.environment.swipyModel = model
    // Actions fill the height of the row.
    actions.environment.focusRingPlace = .inside
    // Values that are the same as before stay the same object, which is quickly compared below.
    if content.environment != contentEnvironment { contentEnvironment = content.environment }
    if actions.environment != actionsEnvironment { actionsEnvironment = actions.environment }
    content.environment = contentEnvironment
    actions.environment = actionsEnvironment
    self.content.environment = contentEnvironment
    for strip in [leading, trailing] { strip.environment = actionsEnvironment }
    return (content, actions)
  }

  // MARK: The model

  /// Reads the model and sends the row to where it says.
  public func runBody(in context: ViewContext) {
    let (edge, place, margin) = changes.track {
      (model.openEdge, model.swipeOffset.width, model.swipeActionsMargin)
    }
    if margin != knownMargin {
      knownMargin = margin
      leading.innerMargin = margin.trailing
      trailing.innerMargin = margin.leading
      invalidateLayout()
    }
    guard !motion.isDragging else { return }
    settle(to: edge.map(motion.openPlace) ?? place, along: context.animation)
  }

  private var knownMargin = SwipyDefaults.swipeActionsMargin

  /// Sends the row to a place.
  func settle(to place: Double, along animation: Animation?) {
    guard place != motion.target else { return }
    motion.settle(to: place, along: animation, at: host.now)
    for edge in HorizontalEdge.allCases { strip(edge).setFull(false, along: nil) }
    watchTheRest()
    if motion.openEdge != nil { closeOthers() }
    if motion.isMoving { return host.animate(self) }
    placeByOffset()
    invalidateDrawing()
  }

  // MARK: Motion

  /// Moves the row to a time.
  public override func advance(to now: Seconds) -> Bool {
    let isMoving = motion.advance(to: now)
    if motion.isDragging { tellOffset() }
    placeByOffset()
    let isGrowing = [leading, trailing].map { $0.advanceFullness(to: now) }.contains(true)
    invalidateDrawing()
    return isMoving || isGrowing
  }

  /// A row that leaves while it is swiped is swiped no longer.
  public override func didDisappear() { setSwiping(false) }

  // MARK: Layout and drawing

  /// The size of the content, or what is offered where that is more.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let content = content.measure(proposal)
    return Size(
      width: max(content.width, proposal.width ?? 0),
      height: max(content.height, proposal.height ?? 0))
  }
  /// Places content and actions.
  public override func layoutItems() { arrange() }
  /// Draws the content, and the actions as far as they are uncovered.
  public override func draw(into canvas: inout Canvas) { show(in: &canvas) }
  /// Draws the shadow of the content.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    content.drawPlacedShadow(shadow, into: &canvas)
  }

  // MARK: Input

  /// While the row is open its actions take hits, and else its content.
  public override var hitItems: [(item: Node, place: Transform)] {
    let node = isUncovered ? motion.uncoveredEdge.map(strip) : content
    return node.map { [($0, $0.placeInParent)] } ?? []
  }
  /// Nothing outside of the row can be hit.
  public override var hitArea: Rect? { bounds }
  /// The whole row takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  /// Watches for drags that swipe the row.
  public override var recognizers: [GestureRecognizer] { environment.isEnabled ? [drag] : [] }

  /// Whether the row can be moved sideways.
  public override func canMove(_ axis: Axis, towards direction: Double) -> Bool {
    axis == .horizontal && takes(-direction * self.direction)
  }
  /// Whether scrolling over the row starts sideways and the row can move so.
  public override func wantsScroll(_ event: ScrollEvent) -> Bool { takes(event) }
  /// Moves the row with the fingers on a trackpad.
  public override func scroll(_ event: ScrollEvent) { follow(event) }
  /// Opens and closes the row with a wheel that turns sideways.
  public override func wheel(_ event: WheelEvent) -> Bool { turn(by: event) }
  /// Opens and closes the row that has the focus with arrows, and an open one with Escape.
  public override func key(_ event: KeyEvent) -> Bool { press(event) }
  /// Sees what happens elsewhere while the row is open.
  public override func observe(_ event: InputEvent) { see(event) }

  /// A row with actions is a stop of the focus.
  public override var canFocus: Bool {
    environment.isEnabled && (motion.leading.width > 0 || motion.trailing.width > 0)
  }
  /// While the row is open its actions can have the focus, and else what is in its content.
  public override var focusItems: [Node] { [motion.openEdge.map(strip) ?? content] }
  /// Inside the row, whose surroundings may be other rows.
  public override var focusRing: Rect { bounds.inset(by: 3) }
}
