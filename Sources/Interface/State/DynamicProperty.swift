/// A property of a view that gets its value from the tree instead of from the view's initialiser.
///
/// A structure that conforms without more is made of the dynamic properties that it holds.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Makes what the node keeps for this property between runs of the body; nil: nothing.
  func makeStorage() -> AnyObject?
  /// Connects the property of a view that is about to run its body.
  mutating func link(to storage: AnyObject?, environment: EnvironmentValues)
  /// Whether the property would have another value in an environment than it has.
  func differs(in environment: EnvironmentValues) -> Bool
}

/// A property that is no part of the value of its view: the node keeps it, or the environment.
protocol KeptProperty: DynamicProperty {}

extension DynamicProperty {
  /// Keeps what the properties in this one need.
  public func makeStorage() -> AnyObject? {
    PropertyStorage.isNeeded(for: self) ? PropertyStorage(of: self) : nil
  }
  /// Connects the properties in this one.
  public mutating func link(to storage: AnyObject?, environment: EnvironmentValues) {
    (storage as? PropertyStorage<Self>)?.link(to: &self, environment)
  }
  /// Whether one of the properties in this one would have another value.
  public func differs(in environment: EnvironmentValues) -> Bool {
    PropertyStorage.differ(in: self, environment)
  }
}
