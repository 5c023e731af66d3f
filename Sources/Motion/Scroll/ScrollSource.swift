/// What makes a scroll gesture.
public enum ScrollSource: String, Sendable, Hashable {
  /// Fingers on a trackpad, with a true lift.
  case finger
  /// A device without phases; the end is a quiet time and carries no velocity.
  case continuous
}
