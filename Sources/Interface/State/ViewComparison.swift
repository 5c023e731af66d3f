/// Tells whether two values of a view are surely the same, so that its body need not run again.
enum ViewComparison {
  /// Whether the views are equal field by field; false when that cannot be told.
  static func areEqual<V: View>(_ a: V, _ b: V) -> Bool {
    if let a = a as? any Equatable { return a.isEqual(to: b) }
    let fields = zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children)
    return fields.allSatisfy { areEqualFields($0.value, $1.value) }
  }

  private static func areEqualFields(_ a: Any, _ b: Any) -> Bool {
    switch (a, b) {
    // State and environment are not part of the value: the node keeps them.
    case let (a as any BindingField, b as any BindingField): a.leadsToSamePlace(as: b)
    case (is any DynamicProperty, is any DynamicProperty): true
    case let (a as any Equatable, _): a.isEqual(to: b)
    case let (a as any View, _): areEqualViews(a, b)
    default: haveSameBits(a, b)
    }
  }

  private static func areEqualViews<V: View>(_ a: V, _ b: Any) -> Bool {
    (b as? V).map { areEqual(a, $0) } ?? false
  }

  /// Equal bits are equal values: what they refer to is then the same object.
  private static func haveSameBits<T>(_ a: T, _ b: Any) -> Bool {
    func compare<Opened>(_ a: Opened) -> Bool {
      guard let b = b as? Opened else { return false }
      return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
    }
    return _openExistential(a as Any, do: compare)
  }
}

@MainActor private protocol BindingField {
  var place: [AnyHashable]? { get }
}

extension BindingField {
  fileprivate func leadsToSamePlace(as other: any BindingField) -> Bool {
    guard let place, let other = other.place else { return false }
    return place == other
  }
}

extension Binding: BindingField {
  fileprivate var place: [AnyHashable]? { identity }
}

extension Equatable {
  /// Whether a value of unknown type is equal to this one.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
