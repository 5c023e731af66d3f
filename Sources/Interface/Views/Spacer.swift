/// Empty space that takes all that a row or column has left.
public struct Spacer: PrimitiveView {
  private let minLength: Double

  /// Makes space of at least a length in points (nil: 8).
  public init(minLength: Double? = nil) { self.minLength = minLength ?? 8 }

  /// Makes the space's node.
  public func make(in context: ViewContext) -> SpacerNode { SpacerNode(in: context) }

  /// Updates the least length.
  public func update(_ node: SpacerNode, in context: ViewContext) {
    guard node.minLength != minLength else { return }
    node.minLength = minLength
    node.invalidateLayout()
  }
}
