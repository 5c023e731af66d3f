/// Sets a value of the environment for its content.
struct EnvironmentModifier<Value>: NodeModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func make(in context: ViewContext) -> EnvironmentNode { EnvironmentNode(in: context) }

  func update(_ node: EnvironmentNode, in context: ViewContext) {
    var environment = context.environment
    environment[keyPath: path] = value
    node.setContentEnvironment(environment)
  }

  func contentContext(_ context: ViewContext, of node: EnvironmentNode) -> ViewContext {
    node.contentContext(context)
  }
}

/// The node of content in another environment.
final class EnvironmentNode: ContentNode {
  private var contentEnvironment = EnvironmentValues()

  func setContentEnvironment(_ environment: EnvironmentValues) {
    // Values that are the same as before stay the same object, which is quickly compared below.
    if environment != contentEnvironment { contentEnvironment = environment }
  }

  func contentContext(_ context: ViewContext) -> ViewContext {
    var context = context
    context.environment = contentEnvironment
    return context
  }
}
