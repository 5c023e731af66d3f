public import Graphics
public import Interface
import Motion

/// The node of a page indicator.
public final class PageIndicatorNode: Node, BodyNode {
  /// The height in which a dot can be hit, in points.
  static let hitHeight = 44.0
  private var selection = Binding.constant(0)
  private(set) var total = 0
  /// The page that the selection named last, limited to the pages that exist.
  private(set) var page = 0
  var motion = IndicatorMotion()
  var highlight = DotHighlight()
  /// The colour of the bright dot, which changes softly.
  private(set) var color = Animated(Color.clear)
  private static let recolor = Animation.linear(duration: 0.12)
  /// The position in pages of a finger that scrubs along the row.
  var scrubbed: Double?
  /// Where the pointer is that hovers in the window, in its coordinates.
  var pointer: Point?
  var isHovered = false
  /// What lies in the row, as last laid out.
  private(set) var arrangement = IndicatorArrangement()
  private(set) lazy var bubble = ThumbnailBubbleNode(
    in: ViewContext(host: host, environment: environment))
  private let bindings = Tracker()
  private lazy var scrub = ScrubRecognizer(indicator: self)

  override init(in context: ViewContext) {
    super.init(in: context)
    color = Animated(IndicatorColors.active(context.environment))
    setChildren([bubble])
    bindings.onChange = { [weak self] _ in self?.runBodyAgain(with: nil) }
  }

  func update(selection: Binding<Int>, total: Int, in context: ViewContext) {
    self.selection = selection
    if total != self.total {
      self.total = total
      invalidateLayout()
    }
    color.set(IndicatorColors.active(environment), with: Self.recolor, at: host.now)
    bubble.environment = environment
    bubble.refresh()
    runBody(in: context)
  }

  /// Reads the selection.
  public func runBody(in context: ViewContext) {
    page = min(max(0, bindings.track { selection.wrappedValue }), max(0, total - 1))
    invalidateDrawing()
  }

  /// Shows a page.
  func select(_ page: Int) {
    selection.change(to: page)
  }

  // MARK: Layout

  /// The dots with half a gap on both sides, the label with as much space on the other side, and
  /// room for a finger.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: arrange(for: proposal).width(count: total), height: Self.hitHeight)
  }

  /// Chooses how many dots there are.
  public override func layoutItems() {
    arrangement = arrange(for: proposal)
    bubble.place(at: .zero, size: ThumbnailBubbleNode.extent)
  }

  private func arrange(for proposal: ProposedSize) -> IndicatorArrangement {
    IndicatorArrangement(count: total, width: proposal.width ?? .infinity, measurer: host.measurer)
  }

  // MARK: Drawing

  /// Draws the bubble and the row, on which the bubble's shadow does not fall.
  public override func draw(into canvas: inout Canvas) {
    let row = row
    highlight.show(hoveredPage(in: row), at: host.now)
    if isMoving { host.animate(self) }
    canvas.translated(by: bubbleOrigin - Point.zero) { bubble.draw(into: &$0) }
    canvas.faded(by: environment.isEnabled ? 1 : 0.4) { drawRow(row, into: &$0) }
  }

  /// Draws a halo round each dot.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.faded(by: environment.isEnabled ? 1 : 0.4) {
      drawHalos(of: row, shadow, into: &$0)
    }
  }

  // MARK: Motion

  /// The dot moves by itself, and highlights come and go.
  public override func advance(to now: Seconds) -> Bool { isMoving }

  private var isMoving: Bool {
    motion.isMoving(at: host.now) || highlight.isMoving(at: host.now)
      || color.isMoving(at: host.now)
  }

  /// The row as it is at present.
  var row: IndicatorRow {
    motion.row(
      arrangement.metrics, count: total, lead: lead,
      spring: environment.accessibilityReduceMotion ? nil : .jump, at: host.now)
  }

  /// A finger on the row goes before the pages, a leap before the way that the pages show of it.
  private var lead: IndicatorLead {
    if let scrubbed { return .finger(scrubbed) }
    guard let pages = environment.pagePosition, let position = pages.value else {
      return .page(page)
    }
    return pages.leap.map { .page($0) } ?? .pages(position)
  }

  // MARK: Input

  /// Watches for clicks and scrubbing.
  public override var recognizers: [GestureRecognizer] {
    environment.isEnabled && total > 0 ? [scrub] : []
  }
  /// The dots and the gaps between them take hits.
  public override func containsHit(_ point: Point) -> Bool { rowArea.contains(point) }
  /// The bubble takes none.
  public override var hitItems: [(item: Node, place: Transform)] { [] }
  /// The hand that points.
  public override var cursor: Cursor? { environment.isEnabled ? .pointingHand : nil }
  /// The row is one stop of the focus; arrows move inside it.
  public override var canFocus: Bool { environment.isEnabled && total > 1 }
  /// A pill round the dots.
  public override var focusRing: Rect {
    let (area, height) = (rowArea.inset(by: -4), 28.0)
    return Rect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
  }
  /// Round at both ends.
  public override var focusRadius: Double { 14 }
  /// With a colour of its own the row lies on pictures.
  public override var hasContrastRing: Bool { environment.foregroundColor != nil }

  /// Arrows, Home and End choose a page while the row has the focus.
  public override func key(_ event: KeyEvent) -> Bool {
    guard host.input.focus.node === self, event.modifiers.isEmpty, total > 0 else { return false }
    let forwards = isMirrored ? -1 : 1
    switch event.key {
    case .right: step(by: forwards)
    case .left: step(by: -forwards)
    case .home: select(0)
    case .end: select(total - 1)
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
