/// A piece of a user interface, described by a value.
///
/// Views that applications write have a `body` made of other views:
/// ```swift
/// struct Greeting: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Clicked \(count) times") { count += 1 }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of; read again only when something that it read has changed.
  @ViewBuilder var body: Body { get }

  /// Makes the node that shows this view; applications never call or write it.
  static func makeNode(_ view: Self, in context: ViewContext) -> Node

  /// Brings a node that this type made up to date; applications never call or write it.
  static func updateNode(_ node: Node, with view: Self, in context: ViewContext)
}

extension View {
  /// Makes a node that runs the body.
  public static func makeNode(_ view: Self, in context: ViewContext) -> Node {
    CompositeNode(view, in: context)
  }

  /// Runs the body again if the view or its environment differ from last time.
  public static func updateNode(_ node: Node, with view: Self, in context: ViewContext) {
    (node as? CompositeNode<Self>)?.update(with: view, in: context)
  }
}

extension Never: View {
  /// Never called: there is no value to call it on.
  public var body: Never { self }
}
