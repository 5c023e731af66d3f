/// Reads a value of the environment: `@Environment(\.colorScheme) private var colorScheme`.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private let link = Link()

  /// Reads the value at a path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

  /// The value for the view whose body runs.
  public var wrappedValue: Value { link.environment[keyPath: path] }

  /// Connects the property to its node's environment.
  public func link(to storage: AnyObject?, environment: EnvironmentValues) {
    link.environment = environment
  }

  private final class Link {
    var environment = EnvironmentValues()
  }
}
