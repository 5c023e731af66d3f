/// The shape of the mouse pointer.
nonisolated public enum Cursor: Sendable, Hashable {
  /// The arrow.
  case arrow
  /// The hand that points at something to click.
  case pointingHand
  /// The open hand over something that can be dragged.
  case openHand
  /// The hand that drags.
  case closedHand
  /// No pointer at all.
  case hidden
}
