/// Tells whether two values are surely the same, so that what was made from one need not be made
/// again.
enum ViewComparison {
  /// Whether the values are equal, views field by field; false when that cannot be told.
  static func areSame(_ a: Any, _ b: Any) -> Bool {
    func compare<T>(_ a: T) -> Bool { (b as? T).map { areSameValues(a, $0) } ?? false }
    return _openExistential(a, do: compare)
  }

  private static func areSameValues<T>(_ a: T, _ b: T) -> Bool {
    // Equal objects may part later: only the same one is the same.
    if T.self is AnyClass { return haveSameBits(a, b) }
    return switch a {
    case let a as any Equatable: a.isEqual(to: b)
    case let a as any BindingField: a.leadsToSamePlace(as: b)
    case is any KeptProperty: true
    case is any View, is any DynamicProperty: haveSameFields(a, b)
    default: haveSameBits(a, b)
    }
  }

  private static func haveSameFields(_ a: Any, _ b: Any) -> Bool {
    let (a, b) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
    return a.count == b.count
      && zip(a, b).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  }

  /// Equal bits are equal values: what they refer to is then the same object.
  private static func haveSameBits<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
  }
}

@MainActor private protocol BindingField {
  var place: [AnyHashable]? { get }
}

extension BindingField {
  fileprivate func leadsToSamePlace(as other: Any) -> Bool {
    guard let place, let other = (other as? any BindingField)?.place else { return false }
    return place == other
  }
}

extension Binding: BindingField {
  fileprivate var place: [AnyHashable]? { identity }
}

extension Equatable {
  /// Whether a value of unknown type is equal to this one.
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
