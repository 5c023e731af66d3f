/// Runs actions when its content comes and goes.
struct LifecycleModifier: NodeModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func make(in context: ViewContext) -> LifecycleNode { LifecycleNode(in: context) }

  func update(_ node: LifecycleNode, in context: ViewContext) {
    node.onAppear = onAppear
    node.onDisappear = onDisappear
  }
}

/// The node of content whose coming and going is watched.
final class LifecycleNode: ContentNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func didAppear() { if let onAppear { host.perform(onAppear) } }
  override func didDisappear() { if let onDisappear { host.perform(onDisappear) } }
}
