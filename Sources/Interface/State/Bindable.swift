public import Observation

/// Makes bindings to the properties of an observable object: `$model.index`.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(_ object: Value) { wrappedValue = object }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable { self }

  /// A binding to a property of the object.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding(object: wrappedValue, path: path)
  }
}
