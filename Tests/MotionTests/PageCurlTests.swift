import Graphics
import Motion
import Testing

/// A page rolled round a cylinder.
@Suite struct PageCurlTests {
  private static let size = Size(width: 1088, height: 640)
  private static let moments = Array(stride(from: 0.0, through: 1, by: 0.05))

  private func curl(_ progress: Double) -> PageCurl {
    PageCurl(size: Self.size, progress: progress)
  }

  @Test func theRadiusSuitsThePage() {
    // The design's figures for three windows, within 5 %.
    for (width, height, radius) in [(1088.0, 640.0, 62.0), (448, 568, 40), (2176, 1280, 96)] {
      let size = Size(width: width, height: height)
      #expect(abs(PageCurl.radius(of: size) / radius - 1) < 0.05)
    }
  }

  @Test(arguments: moments) func paperIsNeitherStretchedNorTorn(progress: Double) {
    let curl = curl(progress)
    let step = 0.25
    let distances = stride(from: -10, to: curl.extent, by: step)
    var length = 0.0
    for distance in distances {
      let along = curl.seen(distance + step) - curl.seen(distance)
      let up = curl.height(at: distance + step) - curl.height(at: distance)
      let piece = (along * along + up * up).squareRoot()
      // No jump and no stretch anywhere, the two lines where the paper leaves the plane included.
      #expect(abs(piece - step) < 1e-3, "at \(distance)")
      length += piece
    }
    #expect(abs(length / (Double(Array(distances).count) * step) - 1) < 1e-5)
  }

  @Test(arguments: moments) func whatTheRollHasNotReachedStaysFlat(progress: Double) {
    let curl = curl(progress)
    for x in stride(from: 0.0, through: 1088, by: 64) {
      for y in stride(from: 0.0, through: 640, by: 64) {
        let place = Point(x: x, y: y)
        let (distance, seen) = (curl.distance(of: place), curl.seen(place))
        if distance <= curl.axis {
          #expect(seen == place && curl.height(at: distance) == 0)
        } else {
          #expect(curl.height(at: distance) > 0)
          #expect(curl.distance(of: seen) <= curl.crest + 1e-9)
        }
        // Nothing moves across the direction of the turn.
        let way = seen - place
        let across = Point(x: -way.dy, y: way.dx)
        #expect(abs(curl.distance(of: across)) < 1e-9)
      }
    }
  }

  @Test func beforeTheTurnAllIsFlatAndAfterItAllIsGone() {
    let corners = [Point.zero, Point(x: 1088, y: 0), Point(x: 0, y: 640), Point(x: 1088, y: 640)]
    for corner in corners {
      #expect(curl(0).seen(corner) == corner)
      #expect(curl(1).distance(of: curl(1).seen(corner)) <= 1e-9)
    }
    #expect(curl(0).parts.map(\.kind) == [.page])
    let left = curl(1).parts.flatMap(\.mesh.vertices).filter { $0.color.alpha > 0 }
    // The flat part has shrunk to nothing at its place.
    #expect(left.allSatisfy { curl(1).distance(of: $0.position) <= 0 })
  }

  @Test func theRollFollowsTheFingers() {
    for (a, b) in zip(Self.moments, Self.moments.dropFirst()) {
      let way = curl(a).crest - curl(b).crest
      #expect(abs(way - (b - a) * (curl(0).extent + curl(0).radius)) < 1e-9)
    }
  }

  /// The flat part, the rising one and the falling one meet in the same lines.
  @Test(arguments: moments.dropFirst().dropLast()) func thePartsLeaveNoGap(progress: Double) {
    let curl = curl(progress)
    let parts = curl.parts
    let page = parts.filter { $0.kind == .page }.map(\.mesh)
    #expect(page.count == 2)
    #expect(isSame(page[0].vertices.suffix(2), page[1].vertices.prefix(2)))
    if let back = parts.first(where: { $0.kind == .back })?.mesh {
      // The first line of the back is the soft edge of the fold.
      #expect(isSame(page[1].vertices.suffix(2), back.vertices.dropFirst(2).prefix(2)))
      #expect(parts.last?.kind == .back)
    } else {
      #expect(curl.axis + curl.radius * .pi / 2 >= curl.extent)
    }
  }

  private func isSame(_ a: ArraySlice<Mesh.Vertex>, _ b: ArraySlice<Mesh.Vertex>) -> Bool {
    zip(a, b).allSatisfy {
      ($0.position - $1.position).length < 1e-6 && ($0.source - $1.source).length < 1e-6
    }
  }

  @Test(arguments: moments.dropFirst().dropLast()) func everyVertexIsWhereItsPlaceOfThePageIs(
    progress: Double
  ) {
    let curl = curl(progress)
    for part in curl.parts where part.kind != .shade {
      for vertex in part.mesh.vertices where vertex.color.alpha > 0 {
        #expect((curl.seen(vertex.source) - vertex.position).length < 1e-6)
      }
    }
  }

  /// Light, shadow and places change little from frame to frame.
  @Test func nothingPops() {
    let shadows = stride(from: 0.001, to: 0.999, by: 0.002).map { progress -> Double in
      let parts = curl(progress).parts.filter { $0.kind == .shade }
      let alphas = parts.flatMap(\.mesh.vertices).map(\.color.alpha)
      return alphas.max() ?? 0
    }
    for (a, b) in zip(shadows, shadows.dropFirst()) { #expect(abs(a - b) < 0.02) }
    #expect(shadows[0] < 0.02)
    #expect(shadows[shadows.count - 1] < 0.02)
  }

  private func placement(
    offset: Double, axis: Axis = .horizontal, direction: Double = 1, grip: Double = 1
  ) -> Placement? {
    PagePlacement.book().placement(
      of: PageMoment(
        offset: offset, turn: 0.4, size: Self.size, axis: axis, direction: direction, grip: grip))
  }

  private func parts(_ placement: Placement?) -> [PagePart] {
    guard case .bent(let parts) = placement?.surface else { return [] }
    return parts
  }

  private func page(_ placement: Placement?) -> [Point] { parts(placement).flatMap(\.places) }

  @Test func theOtherWayRoundIsAMirror() {
    let usual = page(placement(offset: -0.4))
    #expect(!usual.isEmpty)
    let mirrored = page(placement(offset: -0.4, direction: -1))
    for (place, other) in zip(usual, mirrored) {
      #expect((Point(x: 1088 - place.x, y: place.y) - other).length < 1e-9)
    }
  }

  @Test func theUpperCornerRisesAsTheLowerButShadowsFallDownwards() {
    let usual = parts(placement(offset: -0.4))
    let upper = parts(placement(offset: -0.4, grip: 0.2))
    #expect(usual.map(\.kind) == [.shade, .page, .page, .shade, .shade, .back])
    for (number, (part, other)) in zip(usual, upper).enumerated() {
      // The shadows of what hangs over: 10 points down on a roll of 62, which is the one here.
      let fall = part.kind == .shade && number > 0 ? 20.0 : 0
      for (place, other) in zip(part.places, other.places) {
        #expect(abs(place.x - other.x) < 1e-9)
        #expect(abs(640 - place.y + fall * PageCurl.radius(of: Self.size) / 62 - other.y) < 1e-9)
      }
    }
  }

  @Test func aVerticalBookTurnsUpwards() {
    let places = page(placement(offset: -0.4, axis: .vertical))
    let tall = PageCurl(size: Size(width: 640, height: 1088), progress: 0.4)
    let expected = tall.parts.flatMap(\.mesh.vertices).map(\.position)
    #expect(places.count == expected.count)
    for (place, other) in zip(places, expected) {
      #expect((Point(x: place.y, y: place.x) - other).length < 1e-9)
    }
  }

  @Test func aPageIsHitWhereItIsSeen() throws {
    for progress in stride(from: 0.02, to: 1, by: 0.02) {
      let turning = try #require(placement(offset: -progress)?.hitArea)
      let next = try #require(placement(offset: 1 - progress)?.hitArea)
      #expect(!turning.intersects(next))
      #expect(turning.minX == 0 && next.maxX == 1088)
    }
    #expect(placement(offset: 0)?.hitArea == nil)
  }

  @Test func beyondItsEndsTheBookGivesWayAsAWhole() {
    let first = PagePlacement.book().placement(
      of: PageMoment(offset: 0.1, turn: -0.1, startsAtFirst: true, size: Self.size))
    let last = PagePlacement.book().placement(
      of: PageMoment(offset: -0.1, turn: 0.1, startsAtLast: true, size: Self.size))
    #expect(first?.surface == .flat && last?.surface == .flat)
    #expect(abs((first?.transform.tx ?? 0) - 108.8) < 1e-9)
    #expect(abs((last?.transform.tx ?? 0) + 108.8) < 1e-9)
  }
}

extension PagePart {
  fileprivate var places: [Point] { mesh.vertices.map(\.position) }
}
