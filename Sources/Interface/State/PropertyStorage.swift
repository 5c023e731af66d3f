@_spi(Reflection) import Swift

/// What a node keeps for the dynamic properties of its view, in the order of their declaration.
///
/// The properties are linked inside the node's own copy of the view, so that one view value can
/// stand in several places, each with a state of its own.
struct PropertyStorage<V: View> {
  private let fields: [PropertyField]
  private let storages: [AnyObject?]

  init(of view: V) {
    var view = view
    let fields = PropertyField.all(of: view)
    self.fields = fields
    storages = fields.map { $0.type.access(in: &view, at: $0.offset) { $0.makeStorage() } }
  }

  /// Connects the properties of a view that is about to run its body.
  func link(to view: inout V, _ environment: EnvironmentValues) {
    for (field, storage) in zip(fields, storages) {
      field.type.access(in: &view, at: field.offset) {
        $0.link(to: storage, environment: environment)
      }
    }
  }

  /// Whether a property of a linked view would have another value in an environment.
  func differ(in view: V, _ environment: EnvironmentValues) -> Bool {
    var view = view
    return fields.contains { field in
      field.type.access(in: &view, at: field.offset) { $0.differs(in: environment) }
    }
  }
}

/// Where a dynamic property lies in the values of a type of view.
private struct PropertyField {
  let offset: Int
  let type: any DynamicProperty.Type

  private static var known: [ObjectIdentifier: [PropertyField]] = [:]

  static func all<V: View>(of view: V) -> [PropertyField] {
    if let fields = known[ObjectIdentifier(V.self)] { return fields }
    var fields: [PropertyField] = []
    if Mirror(reflecting: view).displayStyle == .struct {
      _forEachField(of: V.self) { _, offset, type, _ in
        if let type = type as? any DynamicProperty.Type {
          fields.append(PropertyField(offset: offset, type: type))
        }
        return true
      }
    }
    known[ObjectIdentifier(V.self)] = fields
    return fields
  }
}

extension DynamicProperty {
  /// Works on a property of this type that lies at an offset in a value.
  fileprivate static func access<Whole, Result>(
    in whole: inout Whole, at offset: Int, _ work: (inout any DynamicProperty) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &whole) { whole in
      let place = UnsafeMutableRawPointer(whole).advanced(by: offset)
        .assumingMemoryBound(to: Self.self)
      var property: any DynamicProperty = place.pointee
      defer { if let changed = property as? Self { place.pointee = changed } }
      return work(&property)
    }
  }
}
