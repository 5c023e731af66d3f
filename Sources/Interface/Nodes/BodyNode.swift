/// A node that runs code of the application when something that the code read has changed.
@MainActor @preconcurrency public protocol BodyNode: Node {
  /// Runs the code and brings the nodes below up to date.
  func runBody(in context: ViewContext)
}
