import Graphics
import Motion
import PictureTesting
import Testing

@testable import SDLPlatform

/// Things that are drawn into a picture of their own.
struct LayerTests {
  private let size = Size(width: 120, height: 80)

  /// A picture, a translucent square over its edge and a round one.
  private func items(_ texture: TextureID) -> [DrawList.Item] {
    [
      .init(.texture(texture, source: .unit, Rect(x: 10, y: 10, width: 60, height: 50))),
      .init(.fill(Rect(x: 50, y: 20, width: 40, height: 40), radius: 0, .blue), opacity: 0.5),
      .init(.fill(Rect(x: 80, y: 40, width: 36, height: 36), radius: 12, .orange)),
      .init(.shadow(Rect(x: 20, y: 30, width: 20, height: 20), radius: 4, shadow)),
    ]
  }
  private let shadow = Shadow(color: .black.opacity(0.6), radius: 8)

  private func renderer() throws -> (SDLRenderer, TextureID) {
    let renderer = try SDLRenderer(pixelWidth: 160, pixelHeight: 110, fonts: FontBook())
    let texture = try #require(renderer.makeTexture(from: try .test(width: 60, height: 50)))
    return (renderer, texture)
  }

  private func worst(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.bytes, b.bytes).enumerated().lazy.filter { $0.offset % 4 != 3 }
      .map { abs(Int($0.element.0) - Int($0.element.1)) }.max() ?? 0
  }

  @Test func aLayerAtItsPlaceLooksLikeItsItems() throws {
    let (renderer, texture) = try renderer()
    let items = items(texture)
    let place = Transform.translation(Vector(dx: 21, dy: 13))
    renderer.draw(
      DrawList(
        items.map { item in
          var item = item
          item.transform = place
          return item
        }), background: .green)
    let expected = try #require(renderer.snapshot())
    let layer = DrawList.Layer(size: size, items: items)
    for transform in [place, .translation(Vector(dx: 21.3, dy: 12.6))] {
      renderer.draw(DrawList([.init(.layer(layer), transform: transform)]), background: .green)
      let shown = try #require(renderer.snapshot())
      #expect(worst(expected, shown) <= 3)
    }
    let opaque = DrawList.Layer(
      size: Size(width: 60, height: 50),
      items: [
        .init(.texture(texture, source: .unit, Rect(x: 0, y: 0, width: 60, height: 50)))
      ])
    renderer.draw(DrawList([.init(.layer(opaque), transform: place)]), background: .green)
    let copied = try #require(renderer.snapshot())
    let picture = try Bitmap.test(width: 60, height: 50)
    for y in 0..<50 {
      for x in 0..<60 { #expect(copied.hex(21 + x, 13 + y) == picture.hex(x, y)) }
    }
  }

  /// A pixel that a round corner cuts is part picture and part what lies below the layer.
  @Test(arguments: [1.0, 0.5], [Rect.unit, Rect(x: 0.2, y: 0.1, width: 0.5, height: 0.6)])
  func aPictureCutRoundInALayerHasNoDarkEdge(opacity: Double, source: Rect) throws {
    let (renderer, texture) = try renderer()
    let area = Rect(x: 0, y: 0, width: 60, height: 50)
    let item = DrawList.Item(
      .texture(texture, source: source, area), opacity: opacity,
      clips: [DrawList.Clip(rect: area, radius: 16)])
    renderer.draw(DrawList([item]), background: .white)
    let expected = try #require(renderer.snapshot())
    let layer = DrawList.Layer(size: Size(width: 60, height: 50), items: [item])
    renderer.draw(DrawList([.init(.layer(layer))]), background: .white)
    #expect(worst(expected, try #require(renderer.snapshot())) <= 3)
  }

  @Test func aLayerIsDrawnOnceWhileItIsTheSame() throws {
    let (renderer, texture) = try renderer()
    var layer = DrawList.Layer(size: size, items: items(texture))
    func picture() -> Sprite? {
      renderer.draw(DrawList([.init(.layer(layer))]), background: .black)
      return renderer.picture(of: layer)
    }
    let first = picture()
    #expect(first != nil && picture() === first)
    layer.items[1].opacity = 0.25
    #expect(picture() !== first)
    let bytes = renderer.sprites.byteCount
    for step in 0..<300 {
      layer.items[1].opacity = Double(step) / 300
      _ = picture()
    }
    #expect(renderer.sprites.byteCount < bytes + 3 << 20, "old pictures pile up")
  }

  @Test func aLayerInALayerIsDrawnToo() throws {
    let (renderer, texture) = try renderer()
    let inner = DrawList.Layer(size: size, items: items(texture))
    let outer = DrawList.Layer(
      size: Size(width: 140, height: 100),
      items: [
        .init(.fill(Rect(x: 0, y: 0, width: 140, height: 100), radius: 0, .green)),
        .init(.layer(inner), transform: .translation(Vector(dx: 5, dy: 7))),
      ])
    renderer.draw(DrawList([.init(.layer(outer))]), background: .black)
    let nested = try #require(renderer.snapshot())
    renderer.draw(
      DrawList([
        outer.items[0], .init(.layer(inner), transform: .translation(Vector(dx: 5, dy: 7))),
      ]), background: .black)
    let flat = try #require(renderer.snapshot())
    #expect(worst(nested, flat) <= 2)
  }

  /// The area that a turned white layer covers, as it is covered on paper, and its smooth edge.
  @Test(arguments: [0.0, 2, -5, 31, 90, 200])
  func aTurnedLayerIsAsLargeAsItIs(degrees: Double) throws {
    let layer = DrawList.Layer(
      size: Size(width: 60, height: 40),
      items: [.init(.fill(Rect(x: 0, y: 0, width: 60, height: 40), radius: 0, .white))])
    let transform = Transform.rotation(degrees: degrees, about: Point(x: 30, y: 20))
      .followed(by: .translation(Vector(dx: 50.4, dy: 35.3)))
    let shown = try drawn(
      DrawList([.init(.layer(layer), transform: transform)]), width: 160, height: 110,
      background: .black)
    var area = 0.0
    var steps = 0
    for y in 0..<110 {
      for x in 0..<160 {
        let value = shown.hex(x, y) & 255
        area += Double(value) / 255
        if (1..<255).contains(value) { steps += 1 }
      }
    }
    #expect(abs(area - 2400) < 24, "\(area)")
    if degrees.truncatingRemainder(dividingBy: 90) != 0 { #expect(steps > 100, "jagged") }
  }

  /// Triangles that touch leave nothing out and paint nothing twice.
  @Test func aMeshHasNoSeams() throws {
    var random = SeededGenerator(seed: 7)
    let columns = 6
    let vertices = (0..<columns * 5).map { index -> Mesh.Vertex in
      let (x, y) = (Double(index % columns) * 28, Double(index / columns) * 24)
      let isEdge = index % columns == 0 || index % columns == columns - 1
      let shift = Vector(
        dx: isEdge ? 0 : Double.random(in: -9...9, using: &random),
        dy: Double.random(in: -9...9, using: &random))
      return Mesh.Vertex(Point(x: x + 9, y: y + 6) + shift, color: .white.opacity(0.5))
    }
    let shown = try drawn(
      DrawList([.init(.mesh(Mesh(vertices, columns: columns), nil))]), width: 160, height: 110,
      background: .black)
    let values = Set(
      (0..<110).flatMap { y in (0..<160).map { x in Int(shown.hex(x, y) & 255) } })
    #expect(values.subtracting([0, 127, 128]).isEmpty, "\(values)")
    for x in 20..<140 { #expect(shown.hex(x, 55) != 0) }
  }

  @Test func whatATurnedLayerHidesIsNotDrawnAndCannotBeMissed() throws {
    let (renderer, texture) = try renderer()
    let rect = Rect(x: 0, y: 0, width: 130, height: 90)
    let card = DrawList.Layer(size: rect.size, items: [.init(.fill(rect, radius: 16, .orange))])
    let below = items(texture)
    for degrees in [0.0, 1, -3, 8, 30] {
      let turn = Transform.rotation(degrees: degrees, about: rect.center)
        .followed(by: .translation(Vector(dx: 12, dy: 9)))
      let above = DrawList.Item(.layer(card), transform: turn)
      renderer.draw(DrawList(below + [above]), background: .green)
      let shown = try #require(renderer.snapshot())
      // Half of it seen hides nothing, so everything below is drawn.
      renderer.draw(DrawList(below), background: .green)
      let without = try #require(renderer.snapshot())
      for y in 0..<110 {
        for x in 0..<160 {
          let place = turn.inverse.map {
            $0.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          }
          let isOutside = place.map { !rect.inset(by: -1.5).contains($0) } ?? true
          if isOutside { #expect(shown.hex(x, y) == without.hex(x, y)) }
          let isInside = place.map { rect.inset(by: 16).contains($0) } ?? false
          if isInside { #expect(shown[x, y] == Color(hex: shown.hex(80, 55))) }
        }
      }
    }
  }

  /// A frame of the turn of a small page over an orange one.
  private func turn(_ progress: Double, direction: Double = 1) throws -> Bitmap {
    let renderer = try SDLRenderer(pixelWidth: 200, pixelHeight: 150, fonts: FontBook())
    let texture = try #require(renderer.makeTexture(from: try .test(width: 160, height: 100)))
    let rect = Rect(x: 0, y: 0, width: 160, height: 100)
    let place = Transform.translation(Vector(dx: 20, dy: 25))
    let page = DrawList.Layer(
      size: rect.size, items: [.init(.texture(texture, source: .unit, rect))])
    let back = DrawList.Layer(
      size: rect.size,
      items: page.items + [.init(.fill(rect, radius: 0, .white.opacity(0.86)))])
    let placement = PagePlacement.book(radius: 12).placement(
      of: PageMoment(offset: -progress, size: rect.size, direction: direction))
    guard case .bent(let parts) = placement?.surface else {
      throw PlatformError.sdl("the page is flat")
    }
    let items = parts.map { part -> DrawList.Item in
      let layer: DrawList.Layer? =
        switch part.kind {
        case .page: page
        case .back: back
        case .shade: nil
        }
      return .init(
        .mesh(part.mesh, layer), transform: place,
        clips: part.isClipped ? [.init(rect: place.apply(to: rect))] : [])
    }
    renderer.draw(
      DrawList([.init(.fill(rect, radius: 0, .orange), transform: place)] + items),
      background: Color(hex: 0x404448))
    return try #require(renderer.snapshot())
  }

  @Test(arguments: [0.25, 0.5, 0.9], [1.0, -1])
  func curls(progress: Double, direction: Double) throws {
    let name = "curl-\(Int(progress * 100))\(direction < 0 ? "-mirrored" : "")"
    let bitmap = try turn(progress, direction: direction)
    #expect(try RecordedPicture(name).difference(from: bitmap) == nil)
  }

  @Test func aTurnBeginsWithThePageAndEndsWithTheNext() throws {
    let (first, last) = (try turn(1e-5), try turn(1 - 1e-5))
    let picture = try Bitmap.test(width: 160, height: 100)
    let orange = try drawn(
      DrawList([.init(.fill(Rect(x: 0, y: 0, width: 9, height: 9), radius: 0, .orange))]),
      width: 9, height: 9)
    for y in 0..<100 {
      // The free edge has begun to rise.
      for x in 0..<158 { #expect(first.hex(20 + x, 25 + y) == picture.hex(x, y)) }
      for x in 0..<160 {
        let (a, b) = (last[20 + x, 25 + y], orange[0, 0])
        #expect(abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue) < 0.03)
      }
    }
  }
}
