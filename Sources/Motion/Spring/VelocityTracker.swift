public import Graphics

/// Measures the speed of a finger from the movements it reported.
///
/// The speed is the sum of the movements of the last 120 ms over the time that they took. A finger
/// that rested for more than 40 ms has no speed.
public struct VelocityTracker: Sendable, Hashable {
  private struct Sample: Sendable, Hashable {
    var position: Double
    var time: Seconds
  }

  /// How far back movements count.
  private static let window: Seconds = 0.12
  /// How long a finger may rest before its speed is gone.
  private static let rest: Seconds = 0.04
  /// The least time that movements count as taking, against events delivered in one burst.
  private static let shortest: Seconds = 0.008

  private var samples: [Sample] = []
  private var lastMovement: Seconds = 0

  /// Makes a tracker without movements.
  public init() {}

  /// Forgets all movements and marks the time at which the next one starts.
  public mutating func begin(at time: Seconds) {
    samples.removeAll(keepingCapacity: true)
    guard time.isFinite else { return }
    samples.append(Sample(position: 0, time: time))
    lastMovement = time
  }

  /// Records a movement, in any unit.
  ///
  /// Times that run backwards count as the last time. Values that are not finite are ignored.
  public mutating func add(_ movement: Double, at time: Seconds) {
    guard movement.isFinite, time.isFinite else { return }
    guard let last = samples.last else {
      begin(at: time)
      return
    }
    let time = max(time, last.time)
    let sample = Sample(position: last.position + movement, time: time)
    if time == last.time, samples.count > 1 {
      samples[samples.count - 1] = sample
    } else {
      samples.append(sample)
    }
    if movement != 0 { lastMovement = time }
    if let first = samples.firstIndex(where: { $0.time >= time - Self.window }), first > 0 {
      samples.removeFirst(first)
    }
  }

  /// The speed at a time, in units per second.
  public func velocity(at time: Seconds) -> Double {
    guard let first = samples.first, let last = samples.last, time - lastMovement <= Self.rest
    else { return 0 }
    let elapsed = max(last.time - first.time, Self.shortest)
    return (last.position - first.position) / elapsed
  }
}
