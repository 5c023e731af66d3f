public import Observation

/// An object that a view owns: made once, when the view first appears, and kept as long as it.
///
/// ```swift
/// @StateObject private var manager = ElegantListManager(pageCount: 40)
/// ```
/// `$manager.page` is a binding to a property of the object.
@propertyWrapper public struct StateObject<ObjectType: AnyObject & Observable>: DynamicProperty {
  private let make: () -> ObjectType
  private var holder: Holder?

  /// Makes the property; the object is made when it is first needed.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object.
  public var wrappedValue: ObjectType { holder?.object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType> { ObservedObject(wrappedValue) }

  /// Makes what keeps the object for the life of the node.
  public func makeStorage() -> AnyObject? { Holder(make) }

  /// Connects the property to its node's object.
  public mutating func link(to storage: AnyObject?, environment: EnvironmentValues) {
    holder = storage as? Holder
  }

  private final class Holder {
    private let make: () -> ObjectType
    private(set) lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
}
