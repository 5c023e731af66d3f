/// Reads a value of the environment: `@Environment(\.colorScheme) private var colorScheme`.
@propertyWrapper public struct Environment<Value>: DynamicProperty, KeptProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at a path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value for the view whose body runs.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: path] }

  /// Takes the value from the node's environment.
  public mutating func link(to storage: AnyObject?, environment: EnvironmentValues) {
    value = environment[keyPath: path]
  }

  /// Whether the environment holds another value.
  public func differs(in environment: EnvironmentValues) -> Bool {
    value.map { !ViewComparison.areSame($0, environment[keyPath: path]) } ?? true
  }
}
