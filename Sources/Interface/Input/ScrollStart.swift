import Graphics
import Motion

/// The first movement of a scroll gesture, until its direction can be told.
struct ScrollStart {
  /// The movement so far, in units of scroll.
  private(set) var movement = Vector.zero
  private var time: Seconds?

  /// Reports with less time between them belong to one movement.
  private static let moment: Seconds = 0.002

  /// Whether it has a direction, true or not.
  var isLong: Bool { max(abs(movement.dx), abs(movement.dy)) >= AxisLock.hair }

  /// Adds a movement and says whether the direction can be told now.
  ///
  /// Behind Xwayland a movement along both axes comes as two reports, one after the other: what seems
  /// to go straight up or down may be the first half of it. Only the next movement tells.
  mutating func add(_ event: ScrollEvent) -> Bool {
    movement += event.delta
    let age = event.time - (time ?? event.time)
    if time == nil && event.delta != .zero { time = event.time }
    return isLong && (event.source == .finger || movement.dx != 0 || age > Self.moment)
  }
}
