import Graphics
import Interface
import Motion

extension SwipyNode {
  /// What a movement over the row means.
  enum Decision { case undecided, scrolls, swipes }

  /// Whether the row takes a movement: above 0 towards its trailing side.
  func takes(_ movement: Double) -> Bool {
    environment.isEnabled && !model.swipeBehavior.isNever && motion.canMove(movement)
  }

  /// Whether a movement goes in a direction that the row takes.
  func takes(_ movement: SwipyMovement) -> Bool {
    movement.isSideways && takes(movement.translation.dx * direction)
  }

  /// Asks the behaviours what a movement means.
  func decide(_ movement: SwipyMovement, at time: Seconds) -> Decision {
    let way = movement.translation.dx * direction
    let edge = motion.openEdge ?? (way > 0 ? .leading : .trailing)
    // What uncovers actions is negative, wherever they are.
    let sign = edge == .trailing ? direction : -direction
    let velocity = movement.velocity(at: time)
    let translation = Size(
      width: movement.translation.dx * sign, height: movement.translation.dy)
    let speed = Size(width: velocity.width * sign, height: velocity.height)
    model.gestureStart.time = time
    if movement.device == .pointer, model.scrollBehavior.decider(model, translation, speed) {
      return .scrolls
    }
    guard takes(movement), model.swipeBehavior.decider(model, translation, speed) else {
      return .undecided
    }
    return .swipes
  }

  // MARK: A swipe

  /// A finger or pointer takes hold of the row.
  func beginSwipe(_ movement: SwipyMovement, at time: Seconds) {
    measureSides()
    motion.rules = rules
    motion.begin(after: movement.translation.dx * direction, at: time)
    setSwiping(true)
    model.isSwiped = false
    tellOffset()
    closeOthers()
    watchTheRest()
    host.animate(self)
  }

  /// It moves by a distance to the right.
  func follow(_ dx: Double, at time: Seconds) {
    guard motion.isDragging else { return }
    motion.drag(by: dx * direction, at: time)
    tellOffset()
    let spring: Spring? = environment.accessibilityReduceMotion ? nil : .press
    for edge in HorizontalEdge.allCases {
      strip(edge).setFull(motion.fullSwipeEdge == edge, along: spring)
    }
    host.animate(self)
  }

  /// It lets go; the speed counts where the row coasts.
  func release(at time: Seconds, coasts: Bool) {
    measureSides()
    let outcome = motion.end(at: time, coasts: coasts)
    if case .opened(let edge) = outcome { model.swipe(edge) } else { model.unswipe() }
    endSwipe()
    if case .fullSwipe(let edge) = outcome { strip(edge).outermost?.choose() }
  }

  /// The gesture was taken away: the row goes back to where it was.
  func cancelSwipe(at time: Seconds) {
    motion.cancel(at: time)
    if let edge = motion.openEdge { model.swipe(edge) } else { model.unswipe() }
    endSwipe()
  }

  private func endSwipe() {
    fadeIfStill()
    for edge in HorizontalEdge.allCases { strip(edge).setFull(false, along: rules.settle) }
    setSwiping(false)
    watchTheRest()
    host.animate(self)
  }

  /// The model learns where the row is.
  func tellOffset() {
    let offset = Size(width: motion.offset, height: 0)
    if model.swipeOffset != offset { model.swipeOffset = offset }
  }

  /// Everyone learns whether the row is being swiped.
  func setSwiping(_ isSwiping: Bool) {
    guard model.isSwiping != isSwiping else { return }
    model.isSwiping = isSwiping
    isSwipingAnItem.wrappedValue = isSwiping
  }

  private var rules: SwipeRules {
    environment.accessibilityReduceMotion ? .reducedMotion : SwipeRules()
  }

  // MARK: Opening and closing

  /// Opens the row at a side.
  func open(_ edge: HorizontalEdge) {
    fadeIfStill()
    model.swipe(edge)
    settle(to: motion.openPlace(of: edge), along: rules.settle.map(Animation.spring))
  }

  /// Closes the row.
  func close() {
    fadeIfStill()
    model.unswipe()
    settle(to: 0, along: rules.settle.map(Animation.spring))
  }

  /// How long the window fades where rows do not move to their places, in seconds.
  private static let fade: Seconds = 0.12

  /// With less motion a row is at its place at once, and one look fades into the other.
  private func fadeIfStill() {
    if rules.settle == nil { host.crossFade(over: Self.fade) }
  }

  /// Whether a click at a place closes the row: on what is still seen of its content.
  func closes(byClickAt place: Point) -> Bool {
    guard let edge = motion.openEdge else { return false }
    let strip = strip(edge)
    return !Rect(origin: strip.origin, size: strip.size).contains(place)
  }

  // MARK: Trackpads and wheels

  /// Whether a position of the window lies on the row.
  func isOver(_ position: Point) -> Bool { bounds.contains(convertFromWindow(position)) }

  /// Whether scrolling starts over the row, sideways, and in a direction that the row takes.
  func takes(_ event: ScrollEvent) -> Bool {
    event.delta != .zero && AxisLock.axis(of: event.delta) == .horizontal
      && !motion.isDragging && isOver(event.position) && takes(-event.delta.dx * direction)
  }

  /// Swipes the row with the fingers on a trackpad, whose movements are all sideways.
  func follow(_ event: ScrollEvent) {
    if event.phase == .began {
      trackpad = SwipyMovement(.trackpad, at: event.time)
      model.gestureStart = (convertFromWindow(event.position), event.time)
    }
    guard var movement = trackpad else { return }
    movement.add(Vector(dx: -event.delta.dx), at: event.time)
    trackpad = movement
    if motion.isDragging {
      follow(-event.delta.dx, at: event.time)
    } else if decide(movement, at: event.time) == .swipes {
      beginSwipe(movement, at: event.time)
    }
    guard event.phase == .ended || event.phase == .cancelled else { return }
    trackpad = nil
    guard motion.isDragging else { return }
    event.phase == .ended ? release(at: event.time, coasts: true) : cancelSwipe(at: event.time)
  }

  /// Opens or closes the row by one step, however far a wheel turns sideways.
  func turn(by event: WheelEvent) -> Bool {
    let movement = -event.detents.dx * direction
    guard abs(event.detents.dx) > abs(event.detents.dy), isOver(event.position), takes(movement)
    else { return false }
    // What comes sooner is one turn of the wheel.
    let isSameTurn = event.time - lastDetent < InputRouter.wheelRest
    lastDetent = event.time
    guard !isSameTurn, !motion.isDragging else { return true }
    step(movement < 0 ? .trailing : .leading)
    return true
  }

  /// Uncovers a side of a closed row, or closes one that is open at the other side.
  private func step(_ edge: HorizontalEdge) {
    if motion.openEdge == nil { open(edge) } else if motion.openEdge != edge { close() }
  }

  // MARK: Keys

  /// Opens and closes the row that has the focus with arrows, and an open one with Escape.
  func press(_ event: KeyEvent) -> Bool {
    guard environment.isEnabled, event.modifiers.isEmpty, !motion.isDragging else { return false }
    switch event.key {
    case .escape where motion.openEdge != nil: close()
    case .left, .right:
      let movement = event.key == .left ? -direction : direction
      guard host.input.focus.isInside(self), takes(movement) else { return false }
      step(movement < 0 ? .trailing : .leading)
    default: return false
    }
    return true
  }
}
