import Graphics

extension View {
  /// Offers the view a size of a shape of its own.
  /// - Parameters:
  ///   - aspectRatio: Its width in parts of its height; nil: that of the view's ideal size.
  ///   - contentMode: Whether that size fits into what is offered or covers it.
  public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view the largest size of its own shape that fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its own shape that covers what is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Gives its content a shape.
struct AspectRatioModifier: NodeModifier {
  let ratio: Double?
  let contentMode: ContentMode

  func make(in context: ViewContext) -> AspectRatioNode { AspectRatioNode(in: context) }

  func update(_ node: AspectRatioNode, in context: ViewContext) {
    guard node.ratio != ratio || node.contentMode != contentMode else { return }
    (node.ratio, node.contentMode) = (ratio, contentMode)
    node.invalidateLayout()
  }
}

/// The node of content with a shape.
final class AspectRatioNode: ContentNode {
  var ratio: Double?
  var contentMode = ContentMode.fit

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    super.sizeThatFits(shaped(proposal))
  }

  override func layoutItems() { layoutContent(in: bounds, offering: shaped(proposal)) }

  private func shaped(_ proposal: ProposedSize) -> ProposedSize {
    let ideal = super.sizeThatFits(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthUsed = (width / ratio <= height) == (contentMode == .fit)
      return isWidthUsed
        ? ProposedSize(width: width, height: width / ratio)
        : ProposedSize(width: height * ratio, height: height)
    }
  }
}
