/// A value that views read from their ancestors.
@MainActor @preconcurrency public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The values that views read from their ancestors.
///
/// Two collections are equal when one is a plain copy of the other, so comparing costs nothing.
public struct EnvironmentValues: Equatable {
  private final class Storage {
    let values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage = Storage([:])

  /// Makes a collection in which every value is its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      var values = storage.values
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether both are copies of the same collection.
  public static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool {
    a.storage === b.storage
  }
}
