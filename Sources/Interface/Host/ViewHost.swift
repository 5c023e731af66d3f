public import Graphics
import Motion

/// The retained tree of one window: takes events, makes frames, and rests in between.
///
/// The host never reads a clock. Events carry their time, `frame(at:)` is handed its own, and while
/// `wantsFrame` is false and `deadline` nil there is nothing to do.
public final class ViewHost {
  /// Measures the text of this window.
  public let measurer: any TextMeasurer
  /// Called when a frame becomes wanted.
  public var onFrameWanted: (() -> Void)?
  /// Where the textures of this window are made; nil while it has no device.
  public var textureStore: (any TextureStore)?
  /// Whether something changed or moves, so that a frame should be made.
  public private(set) var wantsFrame = true
  /// What the last frame showed.
  public private(set) var report = FrameReport()
  /// The work done so far.
  public internal(set) var counts = WorkCounts()
  /// The latest time that an event or a frame brought.
  public private(set) var now: Seconds = 0
  /// The window's extent in points.
  public private(set) var size = Size.zero
  /// The colour that the window is cleared with.
  public var background: Color {
    environment.colorScheme == .dark ? Color(hex: 0x0F1013) : Color(hex: 0xF4F4F6)
  }
  /// Values for the whole tree; setting them updates it.
  public var environment = EnvironmentValues() {
    didSet {
      guard environment != oldValue else { return }
      if environment.looksOther(than: oldValue) { crossFade(over: Self.themeFade) }
      work.rootNeedsUpdate = true
      requestFrame()
    }
  }
  /// Routes pointers, scrolling and keys.
  public private(set) lazy var input = InputRouter(host: self)

  var participants: [WeakParticipant] = []
  var root: Node?
  /// What shows its tooltip.
  weak var tooltip: HelpNode?
  var work = PendingWork()
  /// The nodes of which children have gone that are still seen.
  var departing: [Node] = []
  /// The views that share a geometry.
  let matches = GeometryMatches()
  let updateRoot: (Node?, ViewContext) -> Node
  private var list = DrawList()
  private var shownBackground = Color.black
  /// The last look of the window, while it fades away.
  private var dissolve: Dissolve?
  /// How long the window fades from one colour scheme to another.
  private static let themeFade: Seconds = 0.2
  private var lastSerial = 0

  /// Makes the tree of a window's content.
  public init(measurer: any TextMeasurer, content: some View) {
    self.measurer = measurer
    updateRoot = { node, context in
      guard let node else { return context.make(RootView(content: content)) }
      context.update(node, with: RootView(content: content))
      return node
    }
  }

  /// A time at which a frame is due even if nothing happens; nil: none.
  public var deadline: Seconds? { work.timers.values.map(\.time).min() }

  /// Tells the window's extent in points and its device pixels per point.
  public func resize(to size: Size, scale: Double) {
    environment.displayScale = scale
    guard size != self.size else { return }
    self.size = size
    dissolve = nil
    root?.invalidateLayout()
    requestFrame()
  }

  /// Takes something that a person did.
  public func handle(_ event: InputEvent) {
    now = max(now, event.time)
    // A node must see the state and the layout after the event before, not those of a frame.
    update()
    input.route(event)
  }

  /// Moves everything to a time, runs what changed, lays out, and draws.
  public func frame(at now: Seconds) -> DrawList {
    self.now = max(self.now, now)
    // Whatever is asked for while the frame is made is in it.
    wantsFrame = true
    let needsMore = beginFrame()
    advance()
    update()
    input.refreshHover()
    input.focus.validate()
    var canvas = Canvas(list: list)
    root?.drawPlaced(into: &canvas)
    input.focus.draw(into: &canvas)
    tooltip?.drawTooltip(into: &canvas)
    list = canvas.list
    shownBackground = background
    list.veil = dissolve?.veil(at: self.now)
    if list.veil == nil { dissolve = nil }
    report = canvas.report
    counts.frames += 1
    wantsFrame = needsMore || !work.isEmpty || dissolve != nil
    return list
  }

  /// Fades from what the window shows to what the following frames show.
  ///
  /// Before the first frame there is nothing to fade from.
  public func crossFade(over duration: Seconds) {
    guard counts.frames > 0 else { return }
    dissolve = Dissolve(from: StillFrame(list: list, background: shownBackground), over: duration)
    requestFrame()
  }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Asks for a frame.
  public func requestFrame() {
    guard !wantsFrame else { return }
    wantsFrame = true
    onFrameWanted?()
  }
}
