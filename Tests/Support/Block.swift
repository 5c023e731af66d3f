public import Graphics
public import Interface

/// A coloured rectangle that takes what it is offered, within limits.
///
/// It counts how often it is measured and laid out.
public struct Block: PrimitiveView {
  /// How often blocks of a tree were asked and placed.
  public final class Tally {
    /// Measurements that no node remembered.
    public var measures = 0
    /// Layouts.
    public var layouts = 0

    /// Starts at zero.
    public init() {}
  }

  let color: Color
  let width: ClosedRange<Double>
  let height: ClosedRange<Double>
  let tally: Tally

  /// Makes a block whose ideal is its least extent.
  public init(
    _ color: Color, width: ClosedRange<Double>, height: ClosedRange<Double> = 10...10,
    tally: Tally = Tally()
  ) {
    self.color = color
    self.width = width
    self.height = height
    self.tally = tally
  }

  /// Makes a block of one size.
  public init(_ color: Color, _ width: Double, _ height: Double, tally: Tally = Tally()) {
    self.init(color, width: width...width, height: height...height, tally: tally)
  }

  /// Makes the block's node.
  public func make(in context: ViewContext) -> BlockNode { BlockNode(in: context) }

  /// Shows the block's colour and limits.
  public func update(_ node: BlockNode, in context: ViewContext) {
    guard node.block.map({ $0.width != width || $0.height != height }) ?? true else { return }
    node.block = self
    node.invalidateLayout()
  }
}

/// The node of a block.
public final class BlockNode: Node {
  var block: Block?

  /// What is offered, within the limits.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let block else { return .zero }
    block.tally.measures += 1
    func extent(_ offered: Double?, _ limits: ClosedRange<Double>) -> Double {
      min(limits.upperBound, max(limits.lowerBound, offered ?? limits.lowerBound))
    }
    return Size(
      width: extent(proposal.width, block.width), height: extent(proposal.height, block.height))
  }

  /// Counts the layout.
  public override func layoutItems() { block?.tally.layouts += 1 }

  /// Draws the block.
  public override func draw(into canvas: inout Canvas) {
    if let block { canvas.add(.fill(bounds, radius: 0, environment.resolve(block.color))) }
  }

  /// The whole block takes hits.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
}
