public import Graphics
public import Interface
import Motion

/// The node of a page indicator.
public final class PageIndicatorNode: Node, BodyNode {
  /// The height in which a dot can be hit, in points.
  private static let hitHeight = 44.0
  private let metrics = IndicatorMetrics()
  private var selection = Binding.constant(0)
  private(set) var total = 0
  private var current = Animated(0.0)
  private let bindings = Tracker()
  private lazy var scrub = ScrubRecognizer(indicator: self)

  override init(in context: ViewContext) {
    super.init(in: context)
    bindings.onChange = { [weak self] _ in
      guard let self else { return }
      self.host.markDirty(self, animation: nil)
    }
  }

  func update(selection: Binding<Int>, total: Int, in context: ViewContext) {
    self.selection = selection
    if total != self.total {
      self.total = total
      invalidateLayout()
    }
    runBody(in: context)
  }

  /// Reads the selection; without a pager to follow, the dot goes there by itself.
  public func runBody(in context: ViewContext) {
    let page = bindings.track { selection.wrappedValue }
    let follows = environment.pagePosition?.value != nil
    let isInstant = environment.accessibilityReduceMotion || !hasAppeared || follows
    let target = Double(min(max(0, page), max(0, total - 1)))
    current.set(target, with: isInstant ? nil : .spring(.jump), at: host.now)
    current.isMoving(at: host.now) ? host.animate(self) : invalidateDrawing()
  }

  /// Moves the dot while its own animation runs.
  public override func advance(to now: Seconds) -> Bool { current.isMoving(at: now) }

  private var position: Double { environment.pagePosition?.value ?? current.value(at: host.now) }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  // MARK: Layout and drawing

  /// The dots with half a gap on both sides, and room for a finger.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = metrics.width(count: total)
    return Size(width: width > 0 ? width + metrics.gap : 0, height: Self.hitHeight)
  }

  /// Draws the dots, and the bright one over them.
  public override func draw(into canvas: inout Canvas) {
    let isDark = environment.colorScheme == .dark
    let color = environment.foregroundColor ?? (isDark ? .white : Color(hex: 0x16181C))
    for dot in metrics.dots(count: total, position: position) {
      fill(dot, color.opacity(isDark ? 0.30 : 0.32), into: &canvas)
    }
    if let dot = metrics.activeDot(count: total, position: position) {
      fill(dot, color, into: &canvas)
    }
  }

  private func fill(_ dot: IndicatorDot, _ color: Color, into canvas: inout Canvas) {
    let center = metrics.gap / 2 + dot.center
    let x = isMirrored ? size.width - center : center
    let rect = Rect(
      x: x - dot.width / 2, y: (size.height - dot.height) / 2, width: dot.width, height: dot.height)
    canvas.add(.fill(rect, radius: min(dot.width, dot.height) / 2, color))
  }

  // MARK: Input

  /// Watches for clicks and scrubbing.
  public override var recognizers: [GestureRecognizer] {
    environment.isEnabled && total > 0 ? [scrub] : []
  }
  /// The row takes hits everywhere.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  /// The hand that points.
  public override var cursor: Cursor? { environment.isEnabled ? .pointingHand : nil }
  /// The row is one stop of the focus; arrows move inside it.
  public override var canFocus: Bool { environment.isEnabled && total > 1 }

  /// Arrows, Home and End choose a page while the row has the focus.
  public override func key(_ event: KeyEvent) -> Bool {
    guard host.input.focus.node === self, event.modifiers.isEmpty, total > 0 else { return false }
    let page = selection.wrappedValue
    switch event.key {
    case .right: step(from: page, by: isMirrored ? -1 : 1)
    case .left: step(from: page, by: isMirrored ? 1 : -1)
    case .home: select(0)
    case .end: select(total - 1)
    default: return false
    }
    return true
  }

  private func step(from page: Int, by pages: Int) { select(min(max(0, page + pages), total - 1)) }

  /// The page whose dot is at a place in the node's coordinates.
  func page(at point: Point) -> Int? {
    let x = isMirrored ? size.width - point.x : point.x
    return metrics.page(at: x - metrics.gap / 2, count: total, position: position)
  }

  /// The page after scrubbing from a page by a distance to the right, in points.
  func page(scrubbedFrom start: Int, by distance: Double) -> Int {
    let distance = isMirrored ? -distance : distance
    return Int(metrics.scrub(from: start, by: distance, count: total).rounded())
  }

  /// Shows a page.
  func select(_ page: Int) {
    if selection.wrappedValue != page { selection.wrappedValue = page }
  }
}
