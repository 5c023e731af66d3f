/// A property of a view that gets its value from the tree instead of from the view's initialiser.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Makes what the node keeps for this property between runs of the body; nil: nothing.
  func makeStorage() -> AnyObject?
  /// Connects the property of a view that is about to run its body.
  func link(to storage: AnyObject?, environment: EnvironmentValues)
}

extension DynamicProperty {
  /// Keeps nothing.
  public func makeStorage() -> AnyObject? { nil }
  /// Connects nothing.
  public func link(to storage: AnyObject?, environment: EnvironmentValues) {}
}

/// What a node keeps for the dynamic properties of its view, in the order of their declaration.
final class PropertyStorage {
  private let storages: [AnyObject?]

  init(of view: some View) {
    storages = Self.properties(of: view).map { $0.makeStorage() }
  }

  func link(to view: some View, environment: EnvironmentValues) {
    guard !storages.isEmpty else { return }
    for (property, storage) in zip(Self.properties(of: view), storages) {
      property.link(to: storage, environment: environment)
    }
  }

  private static func properties(of view: some View) -> [any DynamicProperty] {
    Mirror(reflecting: view).children.compactMap { $0.value as? any DynamicProperty }
  }
}
