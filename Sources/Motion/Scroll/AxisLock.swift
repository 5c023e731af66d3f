public import Graphics

/// Decides once per gesture whether it moves along an axis.
///
/// A gesture that turns later stays what it was: a slanted scroll never changes the page half-way.
public struct AxisLock: Sendable, Hashable {
  /// What is known of a gesture.
  public enum Verdict: Sendable, Hashable {
    /// It has not moved far enough.
    case undecided
    /// It moves along the axis.
    case accepted
    /// It moves across the axis, or between both.
    case rejected
  }

  /// The axis that is asked about.
  public let axis: Axis
  /// The movement in points or units of scroll after which the gesture is decided.
  public let slop: Double
  /// How many times its movement across a gesture must move along the axis.
  public let ratio: Double
  /// What is known of the gesture.
  public private(set) var verdict = Verdict.undecided
  /// The movement until the decision.
  public private(set) var movement = Vector.zero

  /// Makes a lock for a new gesture.
  public init(axis: Axis, slop: Double, ratio: Double = 1.2) {
    self.axis = axis
    self.slop = slop
    self.ratio = ratio
  }

  /// The movement in units of scroll from which a direction can be told, a tenth of a mm:
  /// trackpads report less than that along both axes alike.
  public static let hair = 1.0

  /// A lock for a mouse or a finger, which decides after 16 points.
  public static func pointer(_ axis: Axis) -> AxisLock { AxisLock(axis: axis, slop: 16) }

  /// A lock for a trackpad, which decides with the first movement.
  public static func scroll(_ axis: Axis) -> AxisLock { AxisLock(axis: axis, slop: 0) }

  /// The axis along which scrolling moves content: what is not clearly horizontal goes up or down.
  public static func axis(of delta: Vector) -> Axis {
    var lock = scroll(.horizontal)
    return lock.add(delta) == .accepted ? .horizontal : .vertical
  }

  /// The movement along the axis past the slop: what follows a gesture so does not jump by it.
  public var excess: Double {
    let distance = axis.length(of: movement)
    return distance - (distance < 0 ? -slop : slop)
  }

  /// Adds a movement and says what is known of the gesture then.
  @discardableResult
  public mutating func add(_ delta: Vector) -> Verdict {
    guard verdict == .undecided, delta.dx.isFinite, delta.dy.isFinite else { return verdict }
    movement += delta
    let (dx, dy) = (abs(movement.dx), abs(movement.dy))
    guard max(dx, dy) > 0, max(dx, dy) >= slop else { return verdict }
    let (along, across) = axis == .horizontal ? (dx, dy) : (dy, dx)
    verdict = along >= ratio * across ? .accepted : .rejected
    return verdict
  }
}
