@_spi(Reflection) import Swift

/// What is kept for the dynamic properties of a value, in the order of their declaration: by a node
/// for those of its view, and for a property that is made of others.
///
/// The properties are linked inside the node's own copy of the view, so that one view value can
/// stand in several places, each with a state of its own.
final class PropertyStorage<Value> {
  private let fields: [PropertyField]
  private let storages: [AnyObject?]

  init(of view: Value) {
    var view = view
    let fields = PropertyField.all(of: view)
    self.fields = fields
    storages = fields.map { $0.type.access(in: &view, at: $0.offset) { $0.makeStorage() } }
  }

  /// Connects the properties of a view that is about to run its body.
  func link(to view: inout Value, _ environment: EnvironmentValues) {
    for (field, storage) in zip(fields, storages) {
      field.type.access(in: &view, at: field.offset) {
        $0.link(to: storage, environment: environment)
      }
    }
  }

  /// Whether there is anything to keep or to connect.
  static func isNeeded(for value: Value) -> Bool { !PropertyField.all(of: value).isEmpty }

  /// Whether a property of a linked view would have another value in an environment.
  static func differ(in view: Value, _ environment: EnvironmentValues) -> Bool {
    var view = view
    return PropertyField.all(of: view).contains { field in
      field.type.access(in: &view, at: field.offset) { $0.differs(in: environment) }
    }
  }
}

/// Where a dynamic property lies in the values of a type of view.
private struct PropertyField {
  let offset: Int
  let type: any DynamicProperty.Type

  private static var known: [ObjectIdentifier: [PropertyField]] = [:]

  static func all<Value>(of value: Value) -> [PropertyField] {
    if let fields = known[ObjectIdentifier(Value.self)] { return fields }
    var fields: [PropertyField] = []
    if Mirror(reflecting: value).displayStyle == .struct {
      _forEachField(of: Value.self) { _, offset, type, _ in
        if let type = type as? any DynamicProperty.Type {
          fields.append(PropertyField(offset: offset, type: type))
        }
        return true
      }
    }
    known[ObjectIdentifier(Value.self)] = fields
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
