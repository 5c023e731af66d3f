public import Graphics

/// Lets the detents of a wheel turn at most one page in 150 ms.
///
/// A wheel that spins freely or is accelerated by its driver would skip dozens of pages.
public struct DetentGate: Sendable, Hashable {
  /// The least time between two turns.
  public let interval: Seconds
  private var open: Seconds = -.infinity

  /// Makes an open gate.
  public init(interval: Seconds = 0.15) { self.interval = interval }

  /// The turn that some detents make: −1, 0 or 1 page in the direction of the detents.
  ///
  /// Detents that are turned away do not keep the gate closed any longer.
  public mutating func pages(for detents: Double, at time: Seconds) -> Int {
    guard detents != 0, !detents.isNaN, time >= open else { return 0 }
    // Times are sums of fractions: two detents a full interval apart may look a little closer.
    open = time + interval - 1e-6
    return detents < 0 ? -1 : 1
  }
}
