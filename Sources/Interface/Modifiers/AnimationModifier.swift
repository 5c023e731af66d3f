public import Motion

extension View {
  /// Animates what this view shows of a change whenever a value has changed; nil: at once.
  ///
  /// ```swift
  /// Details(isOpen: isOpen).animation(.spring(duration: 0.4), value: isOpen)
  /// ```
  /// It takes the place of the animation of a `withAnimation` round the change.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

/// Animates its content when a value changes.
struct AnimationModifier<Value: Equatable>: NodeModifier {
  let animation: Animation?
  let value: Value

  func make(in context: ViewContext) -> AnimationNode<Value> { AnimationNode(in: context) }

  func update(_ node: AnimationNode<Value>, in context: ViewContext) {
    node.hasChanged = node.value.map { $0 != value } ?? false
    node.value = value
    if node.hasChanged, let duration = animation?.crossFadeDuration {
      context.host.crossFade(over: duration)
    }
  }

  func contentContext(_ context: ViewContext, of node: AnimationNode<Value>) -> ViewContext {
    var context = context
    if node.hasChanged { context.animation = animation }
    return context
  }
}

/// The node of content that is animated when a value changes.
final class AnimationNode<Value: Equatable>: ContentNode {
  /// The value as it was last described; nil before the first time.
  var value: Value?
  /// Whether the last description brought another value.
  var hasChanged = false
}
