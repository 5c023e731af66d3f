public import Motion

/// A node that runs code of the application when something that the code read has changed.
@MainActor @preconcurrency public protocol BodyNode: Node {
  /// Runs the code and brings the nodes below up to date.
  func runBody(in context: ViewContext)
}

extension BodyNode {
  /// Has the code run before the next frame; what then changes moves along an animation.
  public func runBodyAgain(with animation: Animation?) {
    host.markDirty(self, animation: animation)
  }
}
