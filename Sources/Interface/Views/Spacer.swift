public import Graphics

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

/// The node of a spacer.
public final class SpacerNode: Node {
  var minLength = 0.0
  /// The axis of the stack round it; nil: it spreads both ways.
  var axis: Axis? { didSet { if axis != oldValue { invalidateLayout() } } }

  /// All that is offered along the stack's axis.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    func spread(_ offered: Double?, along: Axis) -> Double {
      guard axis == nil || axis == along else { return 0 }
      return max(minLength, offered ?? minLength)
    }
    return Size(
      width: spread(proposal.width, along: .horizontal),
      height: spread(proposal.height, along: .vertical))
  }
}
