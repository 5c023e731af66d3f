public import Graphics

/// A value that goes to its targets by animations.
///
/// Value and velocity are continuous when the target changes in the middle of a motion, whatever
/// the animations before and after.
/// ```swift
/// var opacity = Animated(0.0)
/// opacity.set(1, with: .easeOut(duration: 0.2), at: now)
/// draw(opacity: opacity.value(at: now + 0.1))
/// ```
public struct Animated<Value: Animatable>: Sendable {
  /// Where the value is or will be.
  public private(set) var target: Value
  /// The motions that were set, the last one last; each takes over when its time comes.
  private var flights: [Flight<Value.AnimatableData>] = []

  /// Makes a value at rest.
  public init(_ value: Value) { target = value }

  /// Sends the value to a new target, at once without an animation.
  ///
  /// A target that is already set changes nothing, so a motion to it goes on undisturbed.
  public mutating func set(_ target: Value, with animation: Animation?, at time: Seconds) {
    guard target.animatableData != self.target.animatableData else {
      self.target = target
      return
    }
    if let animation, time.isFinite {
      fly(to: target.animatableData, along: animation, at: time)
    } else {
      flights.removeAll()
    }
    self.target = target
  }

  /// The value at a time.
  public func value(at time: Seconds) -> Value {
    guard !flights.isEmpty, isMoving(at: time) else { return target }
    var value = target
    value.animatableData = state(at: time).value
    return value
  }

  /// The velocity at a time, per second.
  public func velocity(at time: Seconds) -> Value.AnimatableData { state(at: time).velocity }

  /// Whether the value moves, or waits to move, so that a later frame differs from this one.
  public func isMoving(at time: Seconds) -> Bool {
    guard let last = flights.last else { return false }
    return time < last.start || !last.isDone(at: time)
  }

  private mutating func fly(
    to target: Value.AnimatableData, along animation: Animation, at time: Seconds
  ) {
    let start = time + animation.pause
    let (value, velocity) = state(at: start)
    if let current = flights.lastIndex(where: { $0.start <= time }) {
      flights.removeFirst(current)
    }
    flights.append(
      Flight(from: value, velocity: velocity, to: target, along: animation, at: start))
  }

  private func state(
    at time: Seconds
  ) -> (value: Value.AnimatableData, velocity: Value.AnimatableData) {
    let flight = flights.last { $0.start <= time } ?? flights.first
    return flight?.state(at: time) ?? (target.animatableData, .zero)
  }
}
