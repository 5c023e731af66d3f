import Graphics
import Motion

extension View {
  /// Gives the view a fixed extent in points on the axes where one is given.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// Gives the view limits and an ideal for its extent in points.
  ///
  /// With an upper limit the frame takes what it is offered, up to that limit; `.infinity` fills
  /// the space.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: ExtentLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: ExtentLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment))
  }
}

/// The limits of a frame on one axis.
struct ExtentLimits: Equatable {
  var least: Double?
  var ideal: Double?
  var most: Double?

  /// What the content is offered.
  func offer(_ offered: Double?) -> Double? {
    guard let extent = offered ?? ideal else { return nil }
    return clamp(extent)
  }

  /// The frame's extent for an offer and the extent that the content took.
  func extent(offered: Double?, content: Double) -> Double {
    if least == nil && most == nil { return content }
    let wanted = offered ?? ideal ?? content
    let low = least ?? min(content, wanted)
    let high = most ?? max(content, low)
    return max(low, min(high, wanted))
  }

  private func clamp(_ extent: Double) -> Double { max(least ?? 0, min(most ?? .infinity, extent)) }
}

/// Limits the extent of its content.
struct FrameModifier: NodeModifier {
  let width: ExtentLimits
  let height: ExtentLimits
  let alignment: Alignment

  func make(in context: ViewContext) -> FrameNode {
    FrameNode(alignment: alignment, in: context)
  }

  func update(_ node: FrameNode, in context: ViewContext) {
    node.show(width: width, height: height, alignment: alignment, in: context)
  }
}

/// The node of a frame.
final class FrameNode: ContentNode {
  private var width = ExtentLimits()
  private var height = ExtentLimits()
  /// The fixed extents, which animate; 0 on an axis that is not fixed.
  private var fixed = Animated(Size.zero)
  private var hasLimits = false

  func show(
    width: ExtentLimits, height: ExtentLimits, alignment: Alignment, in context: ViewContext
  ) {
    let target = Size(width: width.fixed ?? 0, height: height.fixed ?? 0)
    let isSameKind =
      hasLimits && (width.fixed == nil) == (self.width.fixed == nil)
      && (height.fixed == nil) == (self.height.fixed == nil)
    let hasChanged = width != self.width || height != self.height || alignment != self.alignment
    (self.width, self.height, self.alignment, hasLimits) = (width, height, alignment, true)
    guard hasChanged else { return }
    if isSameKind { animate(&fixed, to: target, in: context) } else { fixed = Animated(target) }
    invalidateLayout()
  }

  override func advance(to now: Seconds) -> Bool {
    invalidateLayout()
    return fixed.isMoving(at: now)
  }

  private var limits: (width: ExtentLimits, height: ExtentLimits) {
    guard fixed.isMoving(at: host.now) else { return (width, height) }
    let size = fixed.value(at: host.now)
    return (width.moved(to: size.width), height.moved(to: size.height))
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let (width, height) = limits
    let content = super.sizeThatFits(
      ProposedSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
    return Size(
      width: width.extent(offered: proposal.width, content: content.width),
      height: height.extent(offered: proposal.height, content: content.height))
  }
}

extension ExtentLimits {
  /// The one extent that the limits allow, if they do.
  fileprivate var fixed: Double? { least == most ? most : nil }

  /// Fixed limits at another extent; others stay.
  fileprivate func moved(to extent: Double) -> ExtentLimits {
    fixed == nil ? self : ExtentLimits(least: extent, ideal: extent, most: extent)
  }
}
