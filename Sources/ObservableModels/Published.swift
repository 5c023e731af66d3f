internal import Observation

/// A property of an `ObservableObject` that bodies follow.
@propertyWrapper public struct Published<Value> {
  private let place: Place

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { place = Place(wrappedValue) }

  /// Makes a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value now; setting it runs the bodies that have read it.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// Where the value is watched.
  private final class Place: Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
  }
}
