public import Graphics
public import Interface
import Motion

/// The node of a row of pages.
///
/// It owns the pager, keeps the nodes of the pages around it, and brings every device's events to
/// it. What is seen follows from the pager's position alone.
public final class PagerNode: Node, BodyNode {
  var pager = Pager(bounds: .empty)
  var source = PageSource.empty
  var settings = PagerSettings()
  /// The nodes that exist, by the number of their page.
  var pages: [Int: PageNode] = [:]
  /// The way over several pages that is under way.
  var jump: FarJump?
  /// The turn in progress; nil at rest.
  var turn: PageTurn?
  /// Where across the axis the pages were taken hold of, 0…1.
  var grip = 1.0
  var gate = DetentGate()
  /// The space round the page in view.
  var margins = Animated(EdgeInsets())
  /// The area of the pages as they were last laid out.
  private var placedArea = Rect.zero
  /// When a key last turned a page.
  var lastPress = -Seconds.infinity
  /// Whether continuous scrolling holds the pages.
  var isScrolling = false
  /// The page in view as the binding and the data were last brought together.
  var known: (index: Int, id: AnyHashable)?
  /// What those who follow the pages were last told.
  var publishedPosition: Double?
  var publishedView: PagesInView?
  private var chain: AnyObject?
  /// Whether a page may have become that of another element since pages were last matched.
  var idsMayHaveChanged = false
  /// Grows with every new source, so that pages know whether they are up to date.
  private(set) var revision = 0
  /// What those who turn pages from elsewhere know of this row.
  private(set) lazy var navigator = PageNavigator(of: self)
  private let bindings = Tracker()
  private lazy var drag = PagerDragRecognizer(pager: self)

  override init(in context: ViewContext) {
    super.init(in: context)
    bindings.onChange = { [weak self] _ in self?.runBodyAgain(with: nil) }
  }

  /// The environment of the pages, in which nobody follows the pagers inside them.
  private(set) var pageEnvironment = EnvironmentValues()

  private func derivePageEnvironment() {
    var derived = environment
    derived.pagePosition = nil
    derived.onPagePositionChange = nil
    derived.pageNavigator = navigator
    if derived != pageEnvironment { pageEnvironment = derived }
  }

  /// The chain of pages that are known by what comes before and after each, asked by new closures.
  func chain<Value: Hashable>(
    from selection: Value, next: @escaping (Value) -> Value?,
    previous: @escaping (Value) -> Value?
  ) -> PageChain<Value> {
    guard let known = chain as? PageChain<Value> else {
      let new = PageChain(selection, next: next, previous: previous)
      chain = new
      return new
    }
    known.refresh(at: target)
    known.next = next
    known.previous = previous
    return known
  }

  func update(source: PageSource, settings: PagerSettings, in context: ViewContext) {
    derivePageEnvironment()
    self.source = source
    if revision == 0 { margins = Animated(settings.margins) }
    revision += 1
    self.settings = settings
    if margins.target != settings.margins {
      animate(&margins, to: settings.margins, in: context)
      invalidateLayout()
    }
    var rules = settings.rules(in: context.environment)
    // A drag in progress keeps the rule that it began with.
    rules.turn = pager.rules.turn
    rules.rubberBand = rubberBand
    pager.rules = rules
    runBody(in: context)
    invalidateDrawing()
  }

  /// Reads the bindings and brings index, data and pages together.
  public func runBody(in context: ViewContext) {
    let page = bindings.track {
      _ = settings.disablePaging.wrappedValue
      // What a chain of pages asks for is watched too.
      source.refresh(target)
      let page = source.selected()
      _ = source.bounds(page, settings.side + 1)
      return page
    }
    if pager.isDragging && !acceptsInput { host.input.cancelGestures(of: self) }
    idsMayHaveChanged = true
    reconcile(with: page)
    publish()
    syncPages(animation: context.animation)
  }

  /// Others may turn the pages from now on.
  public override func didAppear() { environment.pageNavigators?.add(navigator) }
  /// Nobody turns the pages any more.
  public override func didDisappear() {
    environment.pageNavigators?.remove(navigator)
    environment.pagePosition?.isHeld = false
  }

  /// Moves the pages to a time.
  public override func advance(to now: Seconds) -> Bool {
    let isMoving = pager.advance(to: now)
    confine()
    publish()
    if pager.phase == .idle { rest() }
    syncPages()
    if area != placedArea { invalidateLayout() }
    invalidateDrawing()
    return isMoving || margins.isMoving(at: now)
  }

  // MARK: Layout and drawing

  /// What the pages contain never changes how large the row is.
  public override var isLayoutBoundary: Bool { true }

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// Gives every page the area inside the margins; where it is drawn follows from the position.
  public override func layoutItems() {
    pager.rules.rubberBand = rubberBand
    placedArea = area
    for page in pages.values { page.place(at: .zero, size: pageSize) }
  }

  /// The pages that can be seen, and where.
  public override var hitItems: [(item: Node, place: Transform)] {
    visiblePages.map { ($0.page, $0.placement.transform) }
  }

  /// Draws the pages that can be seen.
  public override func draw(into canvas: inout Canvas) {
    let visiblePages = visiblePages
    canvas.report.position = position
    canvas.report.pages = visiblePages.map(\.page.index).sorted()
    for (page, offset, placement) in visiblePages {
      page.draw(by: placement, offset: offset, in: bounds, background: background, into: &canvas)
    }
  }

  private var background: Color? { settings.hasBackground ? host.background : nil }

  /// The whole row takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  /// Nothing outside of the row can be hit.
  public override var hitArea: Rect? { bounds }

  /// Where the pager is going comes first, then the other pages in view, then those around it.
  public override func remoteness(of child: Node) -> Double {
    guard let page = child as? PageNode else { return 0 }
    let distance = page.index - target
    if visiblePages.contains(where: { $0.page === page }) { return distance == 0 ? 0 : 0.25 }
    // The page ahead is likelier to be needed than the one behind.
    return abs(Double(distance)) + (distance < 0 ? 0.5 : 0)
  }

  // MARK: Input

  /// Watches for drags that turn pages.
  public override var recognizers: [GestureRecognizer] { acceptsInput ? [drag] : [] }

  /// Scrolling over the row turns its pages, or nothing.
  public override var isScroller: Bool { true }
  /// Whether there is a page on a side.
  public override func canMove(_ axis: Axis, towards direction: Double) -> Bool {
    axis == settings.axis && acceptsInput && canTurn(direction * self.direction > 0 ? 1 : -1)
  }
  /// Whether scrolling starts along the row and the row can move.
  public override func wantsScroll(_ event: ScrollEvent) -> Bool { canScroll(event) }
  /// Moves the pages with the fingers on a trackpad.
  public override func scroll(_ event: ScrollEvent) { follow(event) }
  /// Turns a page per detent.
  public override func wheel(_ event: WheelEvent) -> Bool { turn(by: event) }
  /// Turns pages with arrows and page keys.
  public override func key(_ event: KeyEvent) -> Bool { turn(by: event) }

  /// The row is a stop of the focus.
  public override var canFocus: Bool { acceptsInput }
  /// Of all pages only the one at rest, or where the motion goes to, can hold the focus.
  public override var focusItems: [Node] { pages[target].map { [$0] } ?? [] }
  /// Inside the page, whose surroundings may be beyond the window.
  public override var focusRing: Rect {
    let target = pages[target]
    guard let area = target?.focusArea,
      let place = visiblePages.first(where: { $0.page === target })?.placement.transform
    else { return bounds.inset(by: 4) }
    return place.apply(to: area).inset(by: 4)
  }
  /// Pages may be pictures.
  public override var hasContrastRing: Bool { true }
}
