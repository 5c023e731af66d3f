/// A value whose changes can be animated, because numbers describe it.
public protocol Animatable: Sendable {
  /// The numbers that describe the value.
  associatedtype AnimatableData: VectorArithmetic
  /// The numbers that describe this value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension AnimatablePair: Animatable {}
