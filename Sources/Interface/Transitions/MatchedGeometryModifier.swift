import Graphics
import Motion

extension View {
  /// Lets views that stand for the same thing move from one place to the other.
  ///
  /// ```swift
  /// if isOpen {
  ///   Page(card).matchedGeometryEffect(id: card.id, in: hero)
  /// } else {
  ///   Card(card).matchedGeometryEffect(id: card.id, in: hero)
  /// }
  /// ```
  /// A view that comes in an animated change begins where the one with the same identifier is or was,
  /// and goes to its own place; one that goes, and is still seen because it has a transition or the
  /// other one stayed, goes to where the other is. On the way the view is laid out in the size that
  /// it has there. Nothing moves for people who asked for less motion.
  /// - Parameters:
  ///   - id: What the views stand for.
  ///   - namespace: Where the identifier counts.
  ///   - properties: What the views have in common on the way: place, size, or both.
  ///   - anchor: The place in the views that meets where only the place is common.
  ///   - isSource: Whether others go by this view. One that is not lies where the source is, as it
  ///     was when the view was last described.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        match: GeometryMatch(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// Lets its content share a geometry with others.
struct MatchedGeometryModifier: NodeModifier {
  let match: GeometryMatch
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func make(in context: ViewContext) -> MatchedGeometryNode {
    MatchedGeometryNode(self, in: context)
  }

  func update(_ node: MatchedGeometryNode, in context: ViewContext) { node.show(self, in: context) }
}
