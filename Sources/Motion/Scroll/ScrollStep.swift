public import Graphics

/// What scroll samples mean, once the device behind them is understood.
///
/// All amounts are positive towards content on the right and below.
public enum ScrollStep: Sendable, Hashable {
  /// A step of a scroll gesture, with its movement in units of scroll.
  case scroll(ScrollPhase, ScrollSource, Vector)
  /// Whole detents of a wheel.
  case detents(Vector)
}
