/// The values that views read from their ancestors.
///
/// Comparing a collection with a plain copy of itself costs nothing.
public struct EnvironmentValues: Equatable {
  private final class Storage {
    let values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage = Storage([:])

  /// Makes a collection in which every value is its default.
  public init() {}

  /// The value of a key; setting the value that it has already changes nothing.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A nil that nobody has set is not the nil that an optional value may be set to.
      guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      if ViewComparison.areSame(self[key], newValue) { return }
      var values = storage.values
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether a window has other colours than with other values.
  func looksOther(than other: EnvironmentValues) -> Bool {
    colorScheme != other.colorScheme || colorSchemeContrast != other.colorSchemeContrast
  }

  /// Whether both hold the same values.
  public static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool {
    a.storage === b.storage || areSame(a.storage.values, b.storage.values)
  }

  private static func areSame(_ a: [ObjectIdentifier: Any], _ b: [ObjectIdentifier: Any]) -> Bool {
    a.count == b.count
      && a.allSatisfy { key, value in b[key].map { ViewComparison.areSame(value, $0) } ?? false }
  }
}
