/// A value that views read from their ancestors.
@MainActor @preconcurrency public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor sets one.
  static var defaultValue: Value { get }
}
