public import Graphics

/// Counts whole detents of a wheel that reports parts of them.
///
/// Parts are held back until they add up to a detent. Turning round drops those of the other
/// direction, so that a wheel that trembles moves nothing; so does a pause of half a second.
public struct DetentCounter: Sendable, Hashable {
  /// The parts that make a detent, as wheels report them.
  public static let partsPerDetent = 120
  private static let memory: Seconds = 0.5

  private var parts = 0
  private var last = -Seconds.infinity

  /// Makes a counter that holds nothing back.
  public init() {}

  /// What is held back, in detents.
  public var held: Double { Double(parts) / Double(Self.partsPerDetent) }

  /// Adds detents and parts of them, and says how many are whole now.
  public mutating func add(_ detents: Double, at time: Seconds) -> Int {
    let more = Int((detents * Double(Self.partsPerDetent)).rounded())
    guard more != 0 else { return 0 }
    let isForgotten = time - last >= Self.memory || parts.signum() == -more.signum()
    let sum = (isForgotten ? 0 : parts) + more
    last = max(last, time)
    parts = sum % Self.partsPerDetent
    return sum / Self.partsPerDetent
  }
}
