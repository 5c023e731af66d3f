/// A property of a view that gets its value from the tree instead of from the view's initialiser.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Makes what the node keeps for this property between runs of the body; nil: nothing.
  func makeStorage() -> AnyObject?
  /// Connects the property of a view that is about to run its body.
  mutating func link(to storage: AnyObject?, environment: EnvironmentValues)
  /// Whether the property would have another value in an environment than it has.
  func differs(in environment: EnvironmentValues) -> Bool
}

extension DynamicProperty {
  /// Keeps nothing.
  public func makeStorage() -> AnyObject? { nil }
  /// Connects nothing.
  public mutating func link(to storage: AnyObject?, environment: EnvironmentValues) {}
  /// The value comes from elsewhere.
  public func differs(in environment: EnvironmentValues) -> Bool { false }
}
