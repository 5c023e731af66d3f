public import Motion

extension Node {
  /// Moves a value to a new target as the context says and keeps frames coming until it is there.
  public final func animate<Value: Animatable & Equatable>(
    _ value: inout Animated<Value>, to target: Value, in context: ViewContext
  ) {
    guard value.target != target else { return }
    value.set(target, with: context.animation, at: host.now)
    if value.isMoving(at: host.now) {
      host.animate(self)
    } else {
      invalidateDrawing()
    }
  }
}
