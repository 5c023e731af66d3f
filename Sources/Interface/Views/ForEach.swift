/// A view for each element of a collection.
///
/// Elements keep their view's state as long as their identifier stays in the collection, wherever
/// they move. A second element with the same identifier is an element of its own. In a `LazyVStack`
/// only the elements near what is seen have views.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  /// The identifier of an element.
  public let id: (Data.Element) -> ID

  /// Makes views for elements that are told apart by the value at a path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Makes views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Makes views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
  }

  /// Makes a node that holds one node per element, or those that a lazy stack asks for.
  public func make(in context: ViewContext) -> ForEachNode {
    let node = ForEachNode(in: context)
    node.stack = context.container as? LazyStackNode
    return node
  }

  /// Makes nodes for new elements, updates those of the others, and drops the rest.
  public func update(_ node: ForEachNode, in context: ViewContext) {
    node.show(source, in: context)
  }

  private var source: ElementSource {
    let (data, id, content) = (data, id, content)
    func view(_ index: Int) -> ElementView<Data.Element, Content> {
      ElementView(element: data.element(at: index), content: content)
    }
    return ElementSource(
      count: data.count,
      id: { AnyHashable(id(data.element(at: $0))) },
      make: { index, context in context.make(view(index)) },
      update: { node, index, context in context.update(node, with: view(index)) },
      fill: { row, index, context in row.updateContent(view(index), in: context) })
  }
}
