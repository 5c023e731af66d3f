/// A namespace for views that share a geometry: `@Namespace private var hero`.
///
/// Each view that has the property has a namespace of its own.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// A namespace, to be handed on to the views that use it.
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate let place: Place

    /// Whether both are the same namespace.
    public static func == (a: ID, b: ID) -> Bool { a.place === b.place }
    /// Feeds the namespace into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(place))
    }
  }

  fileprivate nonisolated final class Place: Sendable {}

  private static let unlinked = Place()
  private var place = Namespace.unlinked

  /// Makes the property.
  public init() {}

  /// The namespace.
  public var wrappedValue: ID { ID(place: place) }

  /// Makes what is the namespace for the life of the node.
  public func makeStorage() -> AnyObject? { Place() }

  /// Connects the property to its node's namespace.
  public mutating func link(to storage: AnyObject?, environment: EnvironmentValues) {
    if let storage = storage as? Place { place = storage }
  }
}
