public import Graphics
public import Interface
import Motion

/// The node of a page indicator.
public final class PageIndicatorNode: Node, BodyNode {
  /// How broad the row is in which a dot can be hit, in points.
  static let hitBreadth = 44.0
  private var selection = Binding.constant(0)
  private(set) var total = 0
  /// The page that the selection named last, limited to the pages that exist.
  private(set) var page = 0
  var motion = IndicatorMotion()
  var highlight = DotHighlight()
  /// The colours, which change softly.
  private(set) var colors: Animated<IndicatorColors>
  /// How much of the ground is there, 0…1.
  private(set) var ground = Animated(0.0)
  /// How much longer the dot of the current page is, in points.
  private(set) var elongation = Animated(0.0)
  var dwell = IndicatorDwell()
  private static let fade = Animation.linear(duration: 0.12)
  private static let stretching = Animation.easeInOut(duration: 0.24)
  /// The position in pages of a finger that scrubs along the row.
  var scrubbed: Double?
  /// Whether a finger is down on the row.
  var isPressed = false { didSet { if isPressed != oldValue { followDwell() } } }
  /// Whether a finger held the row or the pages when that was last looked at.
  var wasHeld = false
  /// Where the pointer is that hovers in the window, in its coordinates.
  var pointer: Point?
  var isHovered = false
  /// What lies in the row, as last laid out.
  private(set) var arrangement = IndicatorArrangement()
  private(set) lazy var bubble = ThumbnailBubbleNode(
    in: ViewContext(host: host, environment: environment))
  private(set) lazy var icons = IndicatorIconsNode(
    in: ViewContext(host: host, environment: environment))
  private let bindings = Tracker()
  private lazy var scrub = ScrubRecognizer(indicator: self)

  override init(in context: ViewContext) {
    colors = Animated(IndicatorColors(context.environment))
    super.init(in: context)
    setChildren([bubble, icons])
    bindings.onChange = { [weak self] _ in self?.runBodyAgain(with: nil) }
  }

  func update(selection: Binding<Int>, total: Int, in context: ViewContext) {
    self.selection = selection
    let isOther = total != self.total
    self.total = total
    if isOther || arrangement != arrange(for: proposal) { invalidateLayout() }
    colors.set(IndicatorColors(environment), with: Self.fade, at: host.now)
    elongation.set(
      restingMetrics.elongation, with: isAtOnce ? nil : Self.stretching, at: host.now)
    bubble.environment = environment
    bubble.refresh()
    icons.refresh(colors.target, in: environment)
    runBody(in: context)
  }

  /// Whether nothing has been seen yet that could move, or motion is not wished for.
  private var isAtOnce: Bool { environment.accessibilityReduceMotion || !hasAppeared }

  /// Reads the selection.
  public func runBody(in context: ViewContext) {
    let known = page
    page = min(max(0, bindings.track { selection.wrappedValue }), max(0, total - 1))
    if page != known { restartDwell() }
    followDwell()
    invalidateDrawing()
  }

  /// Shows a page.
  func select(_ page: Int) {
    selection.change(to: page)
  }

  /// Whether the row is there to be seen: a single page may do without.
  var isSeen: Bool { total > 1 || total == 1 && environment.singlePageVisibility != .hidden }

  // MARK: Layout

  /// The dots with half a gap on both sides, the label with as much space on the other side, and
  /// room for a finger.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let arrangement = arrange(for: proposal)
    return arrangement.axis.size(
      length: arrangement.length(count: total), breadth: arrangement.breadth)
  }

  /// Chooses how many dots there are.
  public override func layoutItems() {
    arrangement = arrange(for: proposal)
    bubble.place(at: .zero, size: ThumbnailBubbleNode.extent)
    icons.place(at: .zero, size: icons.measure(.unspecified))
  }

  private func arrange(for proposal: ProposedSize) -> IndicatorArrangement {
    let axis = environment.pageViewOrientation
    let length = axis == .horizontal ? proposal.width : proposal.height
    return IndicatorArrangement(
      restingMetrics, axis: axis, count: total, length: length ?? .infinity,
      measurer: host.measurer)
  }

  /// The measures of a row of dots or icons that rests.
  private var restingMetrics: IndicatorMetrics {
    guard icons.icon == nil else { return IndicatorMetrics(diameter: IndicatorIconsNode.side) }
    return IndicatorMetrics(elongation: pageDuration == nil ? 0 : Self.elongation)
  }

  // MARK: Drawing

  /// Draws the bubble and the row, on which the bubble's shadow does not fall.
  public override func draw(into canvas: inout Canvas) {
    guard isSeen else { return }
    let row = row
    highlight.show(hoveredPage(in: row), at: host.now)
    ground.set(hasGround ? 1 : 0, with: Self.fade, at: host.now)
    followDwell()
    if isMoving { host.animate(self) }
    canvas.translated(by: bubbleOrigin - Point.zero) { bubble.draw(into: &$0) }
    canvas.faded(by: environment.isEnabled ? 1 : 0.4) { drawRow(row, into: &$0) }
  }

  private var hasGround: Bool {
    switch environment.pageIndicatorBackgroundStyle {
    case .automatic: scrubbed != nil
    case .prominent: true
    case .minimal: false
    }
  }

  /// Draws a halo round each dot.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    guard isSeen else { return }
    canvas.faded(by: environment.isEnabled ? 1 : 0.4) {
      drawHalos(of: row, shadow, into: &$0)
    }
  }

  // MARK: Motion

  /// The dot moves by itself, highlights come and go, and time passes.
  public override func advance(to now: Seconds) -> Bool {
    followDwell()
    turnIfOver()
    return isMoving
  }

  private var isMoving: Bool {
    let now = host.now
    return motion.isMoving(at: now) || highlight.isMoving(at: now) || colors.isMoving(at: now)
      || ground.isMoving(at: now) || elongation.isMoving(at: now) || dwell.isMoving(at: now)
  }

  /// The row as it is at present.
  var row: IndicatorRow {
    motion.row(
      metrics, count: total, lead: lead,
      spring: environment.accessibilityReduceMotion ? nil : .jump, at: host.now)
  }

  /// A finger on the row goes before the pages, a leap before the way that the pages show of it.
  private var lead: IndicatorLead {
    if let scrubbed { return .finger(scrubbed) }
    guard let pages = environment.pagePosition, let position = pages.value else {
      return .page(page)
    }
    if let leap = pages.leap { return .page(leap) }
    let end = Double(total - 1)
    guard pages.loops, position > end else { return .pages(position) }
    // Between the last page and the first the dot is at the nearer one and goes to the other.
    return .page(position < end + 0.5 ? total - 1 : 0)
  }

  // MARK: Input

  /// Watches for clicks and scrubbing.
  public override var recognizers: [GestureRecognizer] {
    environment.isEnabled && isSeen ? [scrub] : []
  }
  /// The dots and the gaps between them take hits.
  public override func containsHit(_ point: Point) -> Bool { isSeen && rowArea.contains(point) }
  /// The bubble and icons take none.
  public override var hitItems: [(item: Node, place: Transform)] { [] }
  /// The hand that points.
  public override var cursor: Cursor? { environment.isEnabled ? .pointingHand : nil }
  /// The row is one stop of the focus; arrows move inside it.
  public override var canFocus: Bool { environment.isEnabled && total > 1 }
  /// A pill round the dots, or round their ground.
  public override var focusRing: Rect {
    environment.pageIndicatorBackgroundStyle == .prominent ? rowPill.inset(by: -4) : rowPill
  }
  /// Round at both ends.
  public override var focusRadius: Double { min(focusRing.width, focusRing.height) / 2 }
  /// With a colour of its own the row lies on pictures.
  public override var hasContrastRing: Bool { environment.foregroundColor != nil }

  /// Arrows, Home and End choose a page while the row has the focus.
  public override func key(_ event: KeyEvent) -> Bool {
    guard host.input.focus.node === self, event.modifiers.isEmpty, total > 0 else { return false }
    let forwards = isMirrored ? -1 : 1
    switch (event.key, arrangement.axis) {
    case (.right, .horizontal), (.down, .vertical): step(by: forwards)
    case (.left, .horizontal), (.up, .vertical): step(by: -forwards)
    case (.home, _): select(0)
    case (.end, _): select(total - 1)
    default: return false
    }
    return true
  }

  private func step(by pages: Int) {
    select(min(max(0, selection.wrappedValue + pages), total - 1))
  }

  /// From now on the pointer is watched: which dot it hovers over depends on where it is.
  public override func didAppear() { host.input.addObserver(self) }

  /// Remembers where the pointer is.
  public override func observe(_ event: InputEvent) {
    guard case .pointer(let event) = event, event.phase == .hovered else { return }
    pointer = event.position
    if hoveredPage(in: row) != highlight.page { invalidateDrawing() }
  }

  /// The dot under the pointer stands out.
  public override func hoverChanged(to isHovered: Bool) {
    self.isHovered = isHovered
    invalidateDrawing()
  }
}
