/// A value that a view owns and that survives the view being described again.
///
/// Setting it runs the bodies that read it. `$name` is a binding to it.
@propertyWrapper public struct State<Value>: DynamicProperty, KeptProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// Makes state with the value that it has when the view first appears.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Makes state with the value that it has when the view first appears.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value now.
  public var wrappedValue: Value {
    get { box?.value ?? initialValue }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding that reads and writes the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initialValue) }
    return Binding(location: box)
  }

  /// Makes the box that holds the value for the life of the node.
  public func makeStorage() -> AnyObject? { StateBox(initialValue) }

  /// Connects the property to its node's box.
  public mutating func link(to storage: AnyObject?, environment: EnvironmentValues) {
    box = storage as? StateBox<Value>
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}
