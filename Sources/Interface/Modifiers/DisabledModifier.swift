/// Disables its content.
struct DisabledModifier: NodeModifier {
  let isDisabled: Bool

  func make(in context: ViewContext) -> EnvironmentNode { EnvironmentNode(in: context) }

  func update(_ node: EnvironmentNode, in context: ViewContext) {
    var environment = context.environment
    if isDisabled { environment.isEnabled = false }
    node.setContentEnvironment(environment)
  }

  func contentContext(_ context: ViewContext, of node: EnvironmentNode) -> ViewContext {
    node.contentContext(context)
  }
}
