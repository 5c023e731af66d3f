public import Graphics

extension Node {
  /// How many answers a node remembers: a stack asks for the least and the greatest extent and for
  /// a share on each axis.
  private static let memory = 16

  /// The size that the node takes when offered a size, remembered until its layout changes.
  public final func measure(_ proposal: ProposedSize) -> Size {
    if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
    let size = sizeThatFits(proposal)
    if measured.count == Self.memory { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  /// Puts the node at a place with an extent.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner in the parent's coordinates, in points.
  ///   - size: The extent, as the node answered.
  ///   - proposal: The offer that it answered; nil: the extent itself.
  public final func place(at origin: Point, size: Size, proposal: ProposedSize? = nil) {
    self.origin = origin
    layout(size: size, proposal: proposal ?? ProposedSize(size))
  }

  private func layout(size: Size, proposal: ProposedSize) {
    // Another offer with the same answer needs no other layout.
    guard needsLayout || size != self.size else { return }
    self.size = size
    self.proposal = proposal
    host.counts.layouts += 1
    layoutItems()
    // Content that is made while it is laid out asks for a layout, and has it by now.
    needsLayout = false
  }

  /// Lays out again what has changed below, in the extent that the node has.
  final func layoutAgain() { layout(size: size, proposal: proposal) }

  /// Asks for a new layout of this node and of everything whose size may depend on it.
  public final func invalidateLayout() {
    var node = self
    node.forgetLayout()
    while !node.isLayoutBoundary, let parent = node.parent {
      node = parent
      node.forgetLayout()
    }
    // What is not in the tree yet is laid out with what it comes into.
    if node.isLayoutBoundary || node === host.root { host.layoutChanged(at: node) }
  }

  /// A node that is a layout boundary has become larger or smaller all the same: everything whose
  /// size depends on it needs a new layout.
  final func invalidateSize() {
    forgetLayout()
    parent?.invalidateLayout()
  }

  private func forgetLayout() {
    needsLayout = true
    measured.removeAll(keepingCapacity: true)
  }
}
