import Paging

/// A soft darkening at an edge of a picture, behind text or dots.
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

  /// Makes the scrim of an edge.
  init(_ edge: Edge) { self.edge = edge }

  func make(in context: ViewContext) -> ScrimNode { ScrimNode(in: context) }
  func update(_ node: ScrimNode, in context: ViewContext) { node.stops = edge.stops }
}

/// The node of a scrim; it lets clicks through.
final class ScrimNode: Node {
  var stops: [GradientStop] = []

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) { canvas.add(.gradient(bounds, stops)) }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {}
}

extension Scrim.Edge {
  /// The darkness from the top down, by the distance from the edge in points.
  fileprivate var stops: [GradientStop] {
    switch self {
    case .top: Self.stops([(0, 0.36), (38, 0.31), (92, 0.11), (128, 0)], height: 128)
    case .photo: Self.stops([(0, 0.50), (33, 0.42), (80, 0.15), (112, 0)], height: 112)
    case .bottom: Self.stops([(0, 0), (34, 0.10), (84, 0.34), (112, 0.46)], height: 112)
    }
  }

  private static func stops(_ places: [(Double, Double)], height: Double) -> [GradientStop] {
    places.map { place, darkness in
      GradientStop(color: Color(white: 0, opacity: darkness), location: place / height)
    }
  }
}
