import Graphics
import Motion

/// Limits the extent of its content.
struct FrameModifier: NodeModifier {
  let width: ExtentLimits
  let height: ExtentLimits
  let alignment: Alignment

  func make(in context: ViewContext) -> FrameNode { FrameNode(self, in: context) }

  func update(_ node: FrameNode, in context: ViewContext) { node.show(self, in: context) }

  /// The extents of a frame that is fixed; 0 on an axis that is not.
  fileprivate var fixed: Size { Size(width: width.fixed ?? 0, height: height.fixed ?? 0) }

  /// The frame with its fixed extents changed.
  fileprivate func moved(to size: Size) -> FrameModifier {
    FrameModifier(
      width: width.moved(to: size.width), height: height.moved(to: size.height),
      alignment: alignment)
  }
}

/// The node of a frame.
final class FrameNode: ContentNode {
  private var frame: FrameModifier
  /// The fixed extents, which animate.
  private var fixed: Animated<Size>

  init(_ frame: FrameModifier, in context: ViewContext) {
    self.frame = frame
    fixed = Animated(frame.fixed)
    super.init(alignment: frame.alignment, in: context)
  }

  func show(_ frame: FrameModifier, in context: ViewContext) {
    let old = self.frame
    guard
      frame.width != old.width || frame.height != old.height || frame.alignment != old.alignment
    else { return }
    self.frame = frame
    alignment = frame.alignment
    if (frame.width.fixed == nil) == (old.width.fixed == nil)
      && (frame.height.fixed == nil) == (old.height.fixed == nil)
    {
      animate(&fixed, to: frame.fixed, in: context)
    } else {
      // Between a fixed and a flexible extent there is nothing to pass through.
      fixed = Animated(frame.fixed)
    }
    invalidateLayout()
  }

  override func advance(to now: Seconds) -> Bool {
    invalidateLayout()
    return fixed.isMoving(at: now)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let frame = frame.moved(to: fixed.value(at: host.now))
    let content = super.sizeThatFits(
      ProposedSize(
        width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height)))
    return Size(
      width: frame.width.extent(offered: proposal.width, content: content.width),
      height: frame.height.extent(offered: proposal.height, content: content.height))
  }

  /// Offers the content the extent of the frame itself.
  override func layoutItems() { layoutContent(in: bounds, offering: ProposedSize(size)) }
}
