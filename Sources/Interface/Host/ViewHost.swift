public import Graphics
public import Motion

/// The retained tree of one window: takes events, makes frames, and rests in between.
///
/// The host never reads a clock. Events carry their time, `frame(at:)` is handed its own, and while
/// `wantsFrame` is false and `deadline` nil there is nothing to do.
public final class ViewHost {
  /// Measures the text of this window.
  public let measurer: any TextMeasurer
  /// Called when a frame becomes wanted.
  public var onFrameWanted: (() -> Void)?
  /// Called when the nodes that are in view, or soon will be, have changed.
  public var onVisibilityChanged: (() -> Void)?
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
    didSet { if environment != oldValue { rootNeedsUpdate = true; requestFrame() } }
  }
  /// Routes pointers, scrolling and keys.
  public private(set) lazy var input = InputRouter(host: self)

  private let updateRoot: (Node?, ViewContext) -> Node
  private(set) var root: Node?
  private var rootNeedsUpdate = true
  private var dirty: [ObjectIdentifier: (node: any BodyNode, animation: Animation?)] = [:]
  private var moving: [ObjectIdentifier: Node] = [:]
  private var layoutIsStale = true
  private var appearing: [Node] = []
  private var visibilityIsStale = false
  private var list = DrawList()

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
  public var deadline: Seconds? { input.deadline }

  /// Tells the window's extent in points and its device pixels per point.
  public func resize(to size: Size, scale: Double) {
    if environment.displayScale != scale { environment.displayScale = scale }
    guard size != self.size else { return }
    self.size = size
    layoutChanged()
  }

  /// Takes something that a person did.
  public func handle(_ event: InputEvent) {
    now = max(now, event.time)
    // A node must see the state of the event before, not that of the last frame.
    settleBodies()
    input.route(event)
  }

  /// Runs the code that changes of state have made due, without a frame: a hidden window's title
  /// stays true.
  public func update() { settleBodies() }

  /// Moves everything to a time, runs what changed, lays out, and draws.
  public func frame(at now: Seconds) -> DrawList {
    self.now = max(self.now, now)
    // Whatever is asked for while the frame is made is in it.
    wantsFrame = true
    input.advance(to: self.now)
    advance()
    settle()
    var canvas = Canvas(list: list, bounds: Rect(size: size))
    root?.drawPlaced(into: &canvas)
    input.focus.draw(into: &canvas)
    list = canvas.list
    report = canvas.report
    counts.frames += 1
    wantsFrame = !moving.isEmpty || !dirty.isEmpty || layoutIsStale || !appearing.isEmpty
    return list
  }
}

// MARK: - What nodes ask for

extension ViewHost {
  /// Asks for a frame.
  public func requestFrame() {
    guard !wantsFrame else { return }
    wantsFrame = true
    onFrameWanted?()
  }

  /// Asks for `advance(to:)` in every frame until it answers false.
  public func animate(_ node: Node) {
    moving[ObjectIdentifier(node)] = node
    requestFrame()
  }

  /// Tells that nodes may have come closer to being seen, or gone further away.
  public func visibilityChanged() {
    visibilityIsStale = true
    requestFrame()
  }

  /// Asks for a node's code to run before the next frame, its changes animated if wished.
  public func markDirty(_ node: any BodyNode, animation: Animation?) {
    let known = dirty[ObjectIdentifier(node)]
    dirty[ObjectIdentifier(node)] = (node, animation ?? known?.animation)
    requestFrame()
  }

  func clean(_ node: any BodyNode) { dirty[ObjectIdentifier(node)] = nil }

  func layoutChanged() {
    layoutIsStale = true
    requestFrame()
  }

  func nodesAppeared(below node: Node) { appearing.append(node) }

  func forget(_ node: Node) {
    dirty[ObjectIdentifier(node)] = nil
    moving[ObjectIdentifier(node)] = nil
    input.forget(node)
    visibilityIsStale = true
  }
}

// MARK: - Bringing the tree up to date

extension ViewHost {
  /// Code that runs when something appears or changes may change more; a tree that never comes to
  /// rest gets this many rounds per frame and goes on in the next.
  private static let roundsPerFrame = 8

  private func advance() {
    for node in moving.values where !node.advance(to: now) {
      moving[ObjectIdentifier(node)] = nil
    }
  }

  private func settle() {
    for _ in 0..<Self.roundsPerFrame {
      settleBodies()
      guard layoutIsStale || !appearing.isEmpty else { break }
      settleLayout()
    }
    if visibilityIsStale {
      visibilityIsStale = false
      onVisibilityChanged?()
    }
  }

  private func settleBodies() {
    if rootNeedsUpdate {
      rootNeedsUpdate = false
      let isNew = root == nil
      let node = updateRoot(root, ViewContext(host: self, environment: environment))
      root = node
      if isNew { appearing.append(node) }
      layoutChanged()
    }
    for _ in 0..<Self.roundsPerFrame where !dirty.isEmpty {
      // Ancestors first: running one may update or remove the others.
      let batch = dirty.values.map { (depth: $0.node.depth, entry: $0) }.sorted {
        $0.depth < $1.depth
      }
      for (_, (node, animation)) in batch where dirty[ObjectIdentifier(node)] != nil {
        dirty[ObjectIdentifier(node)] = nil
        node.runBody(
          in: ViewContext(host: self, environment: node.environment, animation: animation))
      }
    }
  }

  private func settleLayout() {
    if layoutIsStale {
      layoutIsStale = false
      root?.place(at: .zero, size: size)
    }
    let nodes = appearing
    appearing.removeAll()
    for node in nodes { node.appear() }
    if !nodes.isEmpty { visibilityIsStale = true }
  }
}
