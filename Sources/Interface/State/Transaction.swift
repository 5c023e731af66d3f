public import Motion

/// The circumstances of a change of state.
struct Transaction {
  /// How views move to the new values; nil: at once.
  var animation: Animation?

  /// The circumstances of the code that runs now.
  static var current = Transaction()
}

/// Runs a closure and animates what its changes of state do to views.
///
/// ```swift
/// withAnimation(.spring(duration: 0.4)) { isOpen.toggle() }
/// ```
/// - Parameters:
///   - animation: How values move; nil changes them at once.
///   - body: Changes some state.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let saved = Transaction.current
  Transaction.current.animation = animation
  defer { Transaction.current = saved }
  return try body()
}
