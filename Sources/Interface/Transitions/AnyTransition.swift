public import Graphics
public import Motion

/// How a view comes and goes in an animated change.
///
/// ```swift
/// if isOpen {
///   Details().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
/// It is seen when a view with `.transition(_:)` comes or goes by `if`, `switch`, `id(_:)` or a
/// `ForEach` while a `withAnimation` or an `animation(_:value:)` is in effect. A view that goes is
/// no longer laid out or hit; it is shown until its transition has ended, and comes back from where
/// it is if it is wanted again before.
nonisolated public struct AnyTransition: Sendable, Equatable {
  /// What a view comes from or goes to, and by which animation instead of the change's own.
  struct End: Sendable, Equatable {
    var look: TransitionLook
    var animation: Animation?
  }

  var insertion: End
  var removal: End

  private init(insertion: TransitionLook, removal: TransitionLook) {
    self.insertion = End(look: insertion)
    self.removal = End(look: removal)
  }

  private init(_ look: TransitionLook) { self.init(insertion: look, removal: look) }

  /// The view is there and gone at once.
  public static let identity = AnyTransition(TransitionLook())
  /// The view fades.
  public static let opacity = AnyTransition(TransitionLook(opacity: 0))
  /// The view grows from its middle and shrinks into it.
  public static let scale = AnyTransition(TransitionLook(scale: 0))
  /// The view comes from the leading edge and leaves by the trailing one.
  public static let slide = AnyTransition(
    insertion: TransitionLook(shift: Edge.leading.outwards),
    removal: TransitionLook(shift: Edge.trailing.outwards))

  /// The view grows from a size, in parts of its own, about a place in it, and shrinks to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionLook(scale: scale, anchor: anchor))
  }

  /// The view comes in by its own length over an edge, and leaves over it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(TransitionLook(shift: edge.outwards))
  }

  /// The view fades in from an edge, and fades out towards the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(
      insertion: TransitionLook(opacity: 0, shift: edge.outwards),
      removal: TransitionLook(opacity: 0, shift: -edge.outwards))
  }

  /// The view comes from a distance in points, and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(TransitionLook(offset: Vector(dx: x, dy: y)))
  }

  /// The view comes from a distance in points, and goes there.
  public static func offset(_ offset: Size) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The view comes by one transition and goes by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = insertion
    transition.removal = removal.removal
    return transition
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(_ a: End, _ b: End) -> End {
      End(look: a.look.combined(with: b.look), animation: b.animation ?? a.animation)
    }
    var transition = self
    transition.insertion = both(insertion, other.insertion)
    transition.removal = both(removal, other.removal)
    return transition
  }

  /// The transition with an animation of its own, whatever animates the change, or if nothing does.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertion.animation = animation
    transition.removal.animation = animation
    return transition
  }
}

extension Edge {
  /// The way out over the edge: one width or height.
  nonisolated fileprivate var outwards: Vector {
    switch self {
    case .top: Vector(dy: -1)
    case .leading: Vector(dx: -1)
    case .bottom: Vector(dy: 1)
    case .trailing: Vector(dx: 1)
    }
  }
}
