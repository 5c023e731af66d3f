public import Graphics

/// What a wheel sample means, once the device behind it is understood.
///
/// All amounts are positive towards content on the right and below.
public enum ScrollStep: Sendable, Hashable {
  /// Continuous scrolling starts, with its first movement in units of scroll.
  case began(Vector)
  /// Continuous scrolling goes on, with more movement in units of scroll.
  case changed(Vector)
  /// Continuous scrolling is over.
  case ended
  /// Whole detents of a wheel.
  case detents(Vector)
}
