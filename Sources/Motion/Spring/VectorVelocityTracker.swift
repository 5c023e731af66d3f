public import Graphics

/// Measures the speed of a movement in the plane, along each axis as `VelocityTracker` does.
public struct VectorVelocityTracker: Sendable, Hashable {
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()

  /// Makes a tracker without movements.
  public init() {}

  /// Forgets all movements and marks the time at which the next one starts.
  public mutating func begin(at time: Seconds) {
    horizontal.begin(at: time)
    vertical.begin(at: time)
  }

  /// Records a movement, in any unit.
  public mutating func add(_ movement: Vector, at time: Seconds) {
    horizontal.add(movement.dx, at: time)
    vertical.add(movement.dy, at: time)
  }

  /// The speed at a time, in units per second.
  public func velocity(at time: Seconds) -> Vector {
    Vector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }
}
