import Graphics
import Motion

extension View {
  /// Sets how the view comes and goes in an animated change.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

/// Lets its content come and go by a transition.
struct TransitionModifier: NodeModifier {
  let transition: AnyTransition

  func make(in context: ViewContext) -> TransitionNode { TransitionNode(in: context) }
  func update(_ node: TransitionNode, in context: ViewContext) { node.transition = transition }

  func contentContext(_ context: ViewContext, of node: TransitionNode) -> ViewContext {
    var context = context
    context.environment.givenTransition = transition
    return context
  }
}

extension EnvironmentValues {
  private enum GivenTransitionKey: EnvironmentKey {
    static let defaultValue: AnyTransition? = nil
  }

  /// The transition of the views that a choice makes, as in `Text(name).id(name).transition(.opacity)`:
  /// set by the transition round it, until a container.
  var givenTransition: AnyTransition? {
    get { self[GivenTransitionKey.self] }
    set { self[GivenTransitionKey.self] = newValue }
  }
}

/// The node of content with a transition.
final class TransitionNode: ContentNode, Traveller {
  var transition = AnyTransition.identity
  /// Whether the transition was set round the choice that made this node.
  var isGiven = false
  private var look = Animated(TransitionLook())
  private var isGoing = false

  private func end(_ end: AnyTransition.End) -> TransitionLook {
    environment.accessibilityReduceMotion ? end.look.still : end.look
  }

  func come(in context: ViewContext) {
    // What was going turns back from where it is.
    if !isGoing { look = Animated(end(transition.insertion)) }
    isGoing = false
    move(to: look.target.rest, by: transition.insertion.animation, context)
  }

  func go(in context: ViewContext) {
    isGoing = true
    move(to: end(transition.removal), by: transition.removal.animation, context)
  }

  private func move(to target: TransitionLook, by own: Animation?, _ context: ViewContext) {
    var context = context
    context.animation = own ?? context.animation
    animate(&look, to: target, in: context)
  }

  var isOnItsWay: Bool { look.isMoving(at: host.now) }

  override func advance(to now: Seconds) -> Bool {
    if isGoing && !isOnItsWay { host.travellersArrived() }
    return isOnItsWay
  }

  // MARK: Drawing

  private var transform: Transform {
    look.value(at: host.now).transform(of: bounds, environment.layoutDirection)
  }

  private func drawn(into canvas: inout Canvas, _ draw: (inout Canvas) -> Void) {
    let look = look.value(at: host.now)
    guard look != look.rest else { return draw(&canvas) }
    canvas.faded(by: min(1, max(0, look.opacity))) { canvas in
      canvas.transformed(by: look.transform(of: bounds, environment.layoutDirection), draw)
    }
  }

  override func draw(into canvas: inout Canvas) { drawn(into: &canvas) { drawItems(into: &$0) } }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    drawn(into: &canvas) { super.drawShadow(shadow, into: &$0) }
  }

  override var hitItems: [(item: Node, place: Transform)] {
    super.hitItems.map { ($0.item, $0.place.followed(by: transform)) }
  }
}
