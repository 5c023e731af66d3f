/// A value that lives elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// Where the value lives: equal for bindings that are known to lead to the same place.
  let identity: [AnyHashable]?

  /// Makes a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, identity: nil)
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, identity: [AnyHashable]?
  ) {
    self.get = get
    self.set = set
    self.identity = identity
  }

  init(location: StateBox<Value>) {
    self.init(
      get: { location.value }, set: { location.set($0) }, identity: [ObjectIdentifier(location)])
  }

  init<Object: AnyObject>(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(
      get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 },
      identity: [ObjectIdentifier(object), path])
  }

  /// A binding to a value that never changes; writing it does nothing.
  public static func constant(_ value: Value) -> Binding {
    Binding(
      get: { value }, set: { _ in },
      identity: (value as? any Hashable).map { ["constant", AnyHashable($0)] })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, so that `$name` hands it on.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: path] },
      set: { part in
        var value = get()
        value[keyPath: path] = part
        // A part of an object is written in place: the reference itself has not changed.
        if !(path is ReferenceWritableKeyPath<Value, Part>) { set(value) }
      },
      identity: identity.map { $0 + [AnyHashable(path)] })
  }
}

extension Binding where Value: Equatable {
  /// Writes a value if it is another one than that which is there, so that nobody is told of a
  /// change that is none.
  public func change(to value: Value) {
    if wrappedValue != value { wrappedValue = value }
  }
}

extension Binding: DynamicProperty {}
