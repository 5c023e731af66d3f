import Paging

/// A soft darkening at an edge of a picture, behind text or dots.
///
/// It takes the whole area of the picture and darkens what lies near its edge.
struct Scrim: PrimitiveView {
  /// The edge that the scrim darkens.
  enum Edge {
    /// Behind the name.
    case top
    /// Behind the dots.
    case bottom
    /// Behind the controls of the photo view.
    case photo
  }

  private let edge: Edge
  private let picture: ShownPicture?

  /// Makes the scrim of an edge, as dark as the picture that fills the area needs it; a picture that
  /// is not known is taken to be of middle brightness.
  init(_ edge: Edge, over picture: ShownPicture? = nil) {
    self.edge = edge
    self.picture = picture
  }

  func make(in context: ViewContext) -> ScrimNode { ScrimNode(in: context) }
  func update(_ node: ScrimNode, in context: ViewContext) {
    node.show(edge, over: picture, in: context)
  }
}
