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
  var settings = PagerSettings(
    pageIndex: .constant(0), disablePaging: .constant(false), pagesPerSide: 0, spacing: 0,
    scrollSlop: 0, duration: 0)
  /// The nodes that exist, by the number of their page.
  var pages: [Int: PageNode] = [:]
  /// The page that stands beside the target of a far jump.
  var standIn: StandIn?
  /// The page that the turn in progress began on; nil at rest.
  var turnOrigin: Int?
  var gate = DetentGate()
  /// Whether continuous scrolling holds the pages.
  var isScrolling = false
  /// The page in view as the binding and the data were last brought together.
  var known: (index: Int, id: AnyHashable)?
  /// Grows with every new source, so that pages know whether they are up to date.
  private(set) var revision = 0
  private let bindings = Tracker()
  /// What was last told to those who follow the pages.
  var publishedPosition: Double?
  var reported: PagingTranslation?
  private lazy var drag = PagerDragRecognizer(pager: self)

  override init(in context: ViewContext) {
    super.init(in: context)
    bindings.onChange = { [weak self] _ in
      guard let self else { return }
      self.host.markDirty(self, animation: nil)
    }
  }

  func update(source: PageSource, settings: PagerSettings, in context: ViewContext) {
    self.source = source
    revision += 1
    self.settings = settings
    pager.rules = settings.rules(in: context.environment)
    runBody(in: context)
    invalidateDrawing()
  }

  /// Reads the bindings and brings index, data and pages together.
  public func runBody(in context: ViewContext) {
    let index = bindings.track {
      _ = settings.disablePaging.wrappedValue
      return settings.pageIndex.wrappedValue
    }
    reconcile(with: index)
    syncPages()
    publish()
  }

  // MARK: Layout and drawing

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// Gives every page the whole area; where it is drawn follows from the position.
  public override func layoutItems() {
    for page in pages.values { page.place(at: .zero, size: size) }
  }

  /// The distance from one page to the next, in points.
  var pitch: Double { max(1, size.width + settings.spacing) }

  /// 1 where the next page lies on the right, −1 where it lies on the left.
  var direction: Double { environment.layoutDirection == .leftToRight ? 1 : -1 }

  /// The pages that can be seen, and where.
  public override var hitItems: [(item: Node, origin: Point)] {
    guard source.count > 0, size.width > 0 else { return [] }
    let first = Int(pager.position.rounded(.down))
    return [first, first + 1].compactMap { slot in
      let x = (Double(slot) - pager.position) * pitch * direction
      guard abs(x) < size.width, let page = pages[page(in: slot)] else { return nil }
      return (page, Point(x: x, y: 0))
    }
  }

  /// Draws the pages that can be seen.
  public override func draw(into canvas: inout Canvas) {
    let visible = hitItems
    let isWhole = visible.count == 1 && visible[0].origin == .zero
    canvas.report.position = position
    for (item, origin) in visible {
      if let index = pages.first(where: { $0.value === item })?.key {
        canvas.report.pages.append(index)
      }
      let draw = { (canvas: inout Canvas) in
        canvas.translated(by: origin - Point.zero) { item.draw(into: &$0) }
      }
      isWhole ? draw(&canvas) : canvas.clipped(to: bounds, draw)
    }
    canvas.report.pages.sort()
  }

  /// The whole row takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  /// Nothing outside of the row can be hit.
  public override var hitArea: Rect? { bounds }

  /// A page in view is near; others by their distance from where the pager is going.
  public override func remoteness(of child: Node) -> Double {
    guard let index = pages.first(where: { $0.value === child })?.key else { return 0 }
    if hitItems.contains(where: { $0.item === child }) { return 0 }
    let distance = index - target
    // The page ahead is likelier to be needed than the one behind.
    return abs(Double(distance)) + (distance < 0 ? 0.5 : 0)
  }

  // MARK: Motion

  /// Moves the pages to a time.
  public override func advance(to now: Seconds) -> Bool {
    let isMoving = pager.advance(to: now)
    if !isMoving && !pager.isDragging { endJump() }
    syncPages()
    publish()
    invalidateDrawing()
    return isMoving
  }

  // MARK: Input

  /// Watches for drags that turn pages.
  public override var recognizers: [GestureRecognizer] { acceptsInput ? [drag] : [] }

  /// Whether scrolling starts along the row and the row can move.
  public override func wantsScroll(_ event: ScrollEvent) -> Bool { canScroll(event) }
  /// Moves the pages with the fingers on a trackpad.
  public override func scroll(_ event: ScrollEvent) { follow(event) }
  /// Turns a page per detent.
  public override func wheel(_ event: WheelEvent) -> Bool { turn(by: event) }
  /// Turns pages with arrows and page keys.
  public override func key(_ event: KeyEvent) -> Bool { turn(by: event) }

  /// Whether gestures, wheels and keys are taken.
  var acceptsInput: Bool {
    environment.isEnabled && source.count > 0 && !settings.disablePaging.wrappedValue
  }
}
