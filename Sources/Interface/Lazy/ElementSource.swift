/// The elements of a `ForEach` by number: how its node sees a collection whose type it does not know.
struct ElementSource {
  /// The number of elements.
  var count: Int
  /// The identifier of an element.
  var id: (Int) -> AnyHashable
  /// Makes the node of an element.
  var make: (Int, ViewContext) -> Node
  /// Brings the node of an element up to date.
  var update: (Node, Int, ViewContext) -> Void
  /// Makes or updates the content of a row that shows an element.
  var fill: (LazyRowNode, Int, ViewContext) -> Void

  /// No elements.
  static let empty = ElementSource(
    count: 0, id: { $0 }, make: { _, context in Node(in: context) }, update: { _, _, _ in },
    fill: { _, _, _ in })

  /// The identifiers of all elements.
  var ids: [AnyHashable] { (0..<count).map(id) }
}
