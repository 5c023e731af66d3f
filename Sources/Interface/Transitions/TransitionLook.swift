import Graphics
import Motion

/// How a view looks that has not come yet or has gone.
nonisolated struct TransitionLook: Animatable, Equatable {
  /// How visible the view is, 0…1.
  var opacity = 1.0
  /// How large the view is, 1 at rest, about its anchor.
  var scale = 1.0
  var anchor = UnitPoint.center
  /// Where the view is, in its own widths towards the trailing edge and its own heights down.
  var shift = Vector.zero
  /// Where the view is besides, in points to the right and down.
  var offset = Vector.zero

  /// The look of a view that is there, on the way from or to this one.
  var rest: TransitionLook { TransitionLook(anchor: anchor) }

  /// Both looks at once.
  func combined(with other: TransitionLook) -> TransitionLook {
    TransitionLook(
      opacity: opacity * other.opacity, scale: scale * other.scale,
      anchor: other.scale == 1 ? anchor : other.anchor, shift: shift + other.shift,
      offset: offset + other.offset)
  }

  /// The look for people who asked for less motion: what moves fades instead.
  var still: TransitionLook {
    self == rest ? self : TransitionLook(opacity: 0, anchor: anchor)
  }

  /// How a view with bounds is drawn.
  func transform(of bounds: Rect, _ direction: LayoutDirection) -> Transform {
    let way = direction == .leftToRight ? 1.0 : -1
    return Transform.scale(max(0, scale), about: anchor.place(in: bounds, direction))
      .followed(
        by: .translation(
          Vector(
            dx: shift.dx * bounds.width * way + offset.dx,
            dy: shift.dy * bounds.height + offset.dy)))
  }

  /// Everything but the anchor.
  var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Vector.AnimatableData, Vector.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(opacity, scale),
        AnimatablePair(shift.animatableData, offset.animatableData))
    }
    set {
      (opacity, scale) = (newValue.first.first, newValue.first.second)
      shift.animatableData = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}
