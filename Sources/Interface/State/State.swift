import Observation

/// A value that a view owns and that survives the view being described again.
///
/// Setting it runs the bodies that read it. `$name` is a binding to it.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private let link = Link()

  /// Makes state with the value that it has when the view first appears.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Makes state with the value that it has when the view first appears.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value now.
  public var wrappedValue: Value {
    get { link.box?.value ?? initialValue }
    nonmutating set { link.box?.set(newValue) }
  }

  /// A binding that reads and writes the value.
  public var projectedValue: Binding<Value> {
    guard let box = link.box else { return .constant(initialValue) }
    return Binding(location: box)
  }

  /// Makes the box that holds the value for the life of the node.
  public func makeStorage() -> AnyObject? { StateBox(initialValue) }

  /// Connects the property to its node's box.
  public func link(to storage: AnyObject?, environment: EnvironmentValues) {
    link.box = storage as? StateBox<Value>
  }

  private final class Link {
    var box: StateBox<Value>?
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

/// The place where a state's value lives.
final class StateBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    registrar.access(self, keyPath: \.value)
    return stored
  }

  func set(_ new: Value) {
    if let old = stored as? any Equatable, old.isEqual(to: new) { return }
    registrar.withMutation(of: self, keyPath: \.value) { stored = new }
  }
}
