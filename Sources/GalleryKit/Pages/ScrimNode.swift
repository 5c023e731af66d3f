import Paging

/// The node of a scrim; it lets clicks through.
final class ScrimNode: Node {
  private var edge = Scrim.Edge.top
  private var picture: ShownPicture?
  /// 0 while the picture is not known, 1 when it has come in.
  private var knowledge = Animated(0.0)

  /// How dark the upper edge is behind the controls of the photo view.
  private static let photoDarkness = 0.62
  /// The brightness of a picture that is not known.
  private static let usualBrightness = 0.5
  /// The area of a name at the beginning of the upper edge, in points.
  private static let nameArea = Size(width: 480, height: 96)

  func show(_ edge: Scrim.Edge, over picture: ShownPicture?, in context: ViewContext) {
    self.edge = edge
    self.picture = picture ?? self.picture
    animate(&knowledge, to: picture == nil ? 0 : 1, in: context)
    invalidateDrawing()
  }

  override func advance(to now: Seconds) -> Bool { knowledge.isMoving(at: now) }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  override func draw(into canvas: inout Canvas) {
    let height = edge.height
    let top = edge == .bottom ? size.height - height : 0
    canvas.add(
      .gradient(
        Rect(x: 0, y: top, width: size.width, height: height), edge.stops(top: topDarkness)))
  }

  override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {}

  /// How dark the upper edge is.
  private var topDarkness: Double {
    if edge == .photo { return Self.photoDarkness }
    let usual = Self.darkness(over: Self.usualBrightness)
    guard edge == .top, let brightness else { return usual }
    return usual + (Self.darkness(over: brightness) - usual) * knowledge.value(at: host.now)
  }

  /// The mean luma behind the name, 0…1.
  private var brightness: Double? {
    let area = Self.nameArea
    let isMirrored = environment.layoutDirection == .rightToLeft
    let place = Point(x: isMirrored ? size.width - area.width : 0, y: 0)
    return picture?.brightness(behind: Rect(origin: place, size: area), filling: size)
  }

  /// The brighter the picture, the darker the scrim.
  private static func darkness(over brightness: Double) -> Double {
    let part = min(1, max(0, (brightness - 0.45) / (0.90 - 0.45)))
    return 0.26 + 0.26 * part * part * (3 - 2 * part)
  }
}

extension Scrim.Edge {
  /// How far the darkness reaches from the edge, in points.
  var height: Double { self == .top ? 128 : 112 }

  /// The darkness from the top down.
  /// - Parameter darkness: How dark an upper edge is, 0…1.
  fileprivate func stops(top darkness: Double) -> [GradientStop] {
    let places: [(location: Double, darkness: Double)] =
      switch self {
      case .top, .photo:
        [(0, darkness), (38.0 / 128, 0.85 * darkness), (92.0 / 128, 0.3 * darkness), (1, 0)]
      case .bottom: [(0, 0), (34.0 / 112, 0.10), (84.0 / 112, 0.34), (1, 0.46)]
      }
    return places.map {
      GradientStop(color: Color(white: 0, opacity: $0.darkness), location: $0.location)
    }
  }
}
