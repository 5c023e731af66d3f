/// Makes an element's view inside a body of its own, so that what it reads is its own business.
public struct ElementView<Element, Content: View>: View {
  private let element: Element
  private let content: (Element) -> Content

  /// Makes the view of an element by a closure.
  public init(element: Element, content: @escaping (Element) -> Content) {
    self.element = element
    self.content = content
  }

  /// What the closure makes.
  public var body: Content { content(element) }
}
