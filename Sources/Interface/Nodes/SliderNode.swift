public import Graphics

/// The node of a slider.
public final class SliderNode: Node, BodyNode {
  private static let idealWidth = 160.0
  private static let height = 36.0
  private static let knob = 20.0
  /// Without steps an arrow key moves by this part of the range.
  private static let keyShare = 0.05

  private var value = Binding.constant(0.0)
  private var limits = 0.0...1.0
  private var step: Double?
  private var shown = 0.0
  private let bindings = Tracker()
  private lazy var drag = SliderRecognizer(slider: self)

  override init(in context: ViewContext) {
    super.init(in: context)
    bindings.onChange = { [weak self] _ in self?.runBodyAgain(with: nil) }
  }

  func update(
    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, in context: ViewContext
  ) {
    self.value = value
    self.limits = bounds
    self.step = step
    runBody(in: context)
  }

  /// Reads the number.
  public func runBody(in context: ViewContext) {
    let value = bindings.track { self.value.wrappedValue }
    shown = value.isFinite ? min(max(value, limits.lowerBound), limits.upperBound) : 0
    invalidateDrawing()
  }

  private var range: Double { limits.upperBound - limits.lowerBound }

  /// The share of the range that is chosen.
  private var share: Double { range > 0 ? (shown - limits.lowerBound) / range : 0 }

  private var isReversed: Bool { environment.layoutDirection == .rightToLeft }

  /// Chooses the number at a place.
  func choose(at x: Double) {
    let track = max(1, size.width - Self.knob)
    let share = min(max(0, (x - Self.knob / 2) / track), 1)
    set(limits.lowerBound + (isReversed ? 1 - share : share) * range)
  }

  private func set(_ number: Double) {
    var number = number
    if let step {
      number = limits.lowerBound + ((number - limits.lowerBound) / step).rounded() * step
    }
    number = min(max(number, limits.lowerBound), limits.upperBound)
    value.change(to: number)
  }

  // MARK: Layout and drawing

  /// As wide as is offered.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.idealWidth
    return Size(width: width.isFinite ? width : Self.idealWidth, height: Self.height)
  }

  /// Draws the track, its chosen part, and the knob.
  public override func draw(into canvas: inout Canvas) {
    let scheme = environment.colorScheme
    let track = max(0, size.width - Self.knob)
    let center = Self.knob / 2 + track * (isReversed ? 1 - share : share)
    let line = Rect(x: Self.knob / 2, y: size.height / 2 - 2, width: track, height: 4)
    let chosen =
      isReversed
      ? Rect(x: center, y: line.minY, width: line.maxX - center, height: 4)
      : Rect(x: line.minX, y: line.minY, width: center - line.minX, height: 4)
    let knob = Rect(
      x: center - Self.knob / 2, y: (size.height - Self.knob) / 2, width: Self.knob,
      height: Self.knob)
    canvas.faded(by: environment.isEnabled ? 1 : 0.4) { canvas in
      canvas.add(.fill(line, radius: 2, environment.resolvedForegroundColor.opacity(0.2)))
      canvas.add(.fill(chosen, radius: 2, scheme.accent))
      canvas.add(.fill(knob, radius: Self.knob / 2, scheme == .dark ? .white : scheme.accent))
    }
  }

  // MARK: Input

  /// The whole slider takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
  /// Watches for clicks and drags.
  public override var recognizers: [GestureRecognizer] { environment.isEnabled ? [drag] : [] }
  /// Only an enabled slider takes the focus.
  public override var canFocus: Bool { environment.isEnabled }
  /// The hand that points.
  public override var cursor: Cursor? { environment.isEnabled ? .pointingHand : nil }

  /// The arrow keys move the slider that has the focus, Home and End to the ends of its range.
  public override func key(_ event: KeyEvent) -> Bool {
    guard environment.isEnabled, host.input.focus.node === self, event.modifiers.isEmpty else {
      return false
    }
    let distance = step ?? range * Self.keyShare
    switch event.key {
    case .right: set(shown + (isReversed ? -distance : distance))
    case .left: set(shown - (isReversed ? -distance : distance))
    case .up: set(shown + distance)
    case .down: set(shown - distance)
    case .home: set(limits.lowerBound)
    case .end: set(limits.upperBound)
    default: return false
    }
    return true
  }
}
