import Graphics
import Testing

@testable import SDLPlatform

struct RendererPixelTests {
  @Test(arguments: [(1.0, Point(x: 3, y: 4)), (2.0, Point(x: 2.5, y: 4))])
  func aTextureAtItsOwnSizeIsCopiedPixelForPixel(scale: Double, place: Point) throws {
    let picture = try Bitmap.test(width: 23, height: 17)
    let size = Size(width: 23 / scale, height: 17 / scale)
    let result = try drawn(picture, scale: scale) { texture in
      [.init(.texture(texture, source: .unit, Rect(origin: place, size: size)))]
    }
    let (left, top) = (Int(place.x * scale), Int(place.y * scale))
    for y in 0..<17 {
      for x in 0..<23 { #expect(result.hex(left + x, top + y) == picture.hex(x, y)) }
    }
    #expect(result.hex(left - 1, top) == 0 && result.hex(left + 23, top) == 0)
  }

  @Test func aPartOfATextureIsCopiedPixelForPixel() throws {
    let picture = try Bitmap.test(width: 20, height: 20)
    let result = try drawn(picture) { texture in
      let source = Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
      return [.init(.texture(texture, source: source, Rect(x: 1, y: 1, width: 10, height: 5)))]
    }
    for y in 0..<5 {
      for x in 0..<10 { #expect(result.hex(1 + x, 1 + y) == picture.hex(5 + x, 10 + y)) }
    }
  }

  @Test func aStretchedTextureFillsItsRectangleAndNoMore() throws {
    let white = try Bitmap.white(width: 8, height: 8)
    let result = try drawn(white) { texture in
      [.init(.texture(texture, source: .unit, Rect(x: 10, y: 10, width: 21, height: 13)))]
    }
    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = (10..<31).contains(x) && (10..<23).contains(y)
        #expect(result.hex(x, y) == (isInside ? 0xFFFFFF : 0))
      }
    }
  }

  @Test func roundedClipsCutTheCornersOfATextureSmoothly() throws {
    let white = try Bitmap.white(width: 30, height: 30)
    let rect = Rect(x: 5, y: 5, width: 30, height: 30)
    let result = try drawn(white) { texture in
      [.init(.texture(texture, source: .unit, rect), clips: [.init(rect: rect, radius: 12)])]
    }
    #expect(result.hex(5, 5) == 0)
    #expect(result.hex(20, 5) == 0xFFFFFF && result.hex(5, 20) == 0xFFFFFF)
    #expect(result.hex(20, 20) == 0xFFFFFF)
    let corner = (0..<12).flatMap { y in (0..<12).map { result.hex(5 + $0, 5 + y) & 0xFF } }
    #expect(corner.contains { $0 > 40 && $0 < 215 }, "no pixel of the corner is half covered")
    // The covered area of a quarter of a disc, 12²·π/4, within half a pixel.
    let area = corner.reduce(0) { $0 + Double($1) / 255 }
    #expect(abs(area - 113.1) < 1, "the corner covers \(area) pixels")
    for y in 0..<30 {
      for x in 0..<15 {
        #expect(result.hex(5 + x, 5 + y) == result.hex(34 - x, 5 + y), "left and right differ")
        #expect(result.hex(5 + y, 5 + x) == result.hex(5 + y, 34 - x), "top and bottom differ")
      }
    }
  }

  @Test func opacityMixesOnce() throws {
    let white = try Bitmap.white(width: 20, height: 20)
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let result = try drawn(white) { texture in
      [
        .init(
          .texture(texture, source: .unit, rect), opacity: 0.5,
          clips: [.init(rect: rect, radius: 6)]),
        .init(.fill(Rect(x: 30, y: 0, width: 20, height: 20), radius: 6, .white), opacity: 0.5),
      ]
    }
    for x in [10, 40] {
      #expect(abs(Int(result.hex(x, 10) & 0xFF) - 128) <= 1)
      #expect(abs(Int(result.hex(x, 0) & 0xFF) - 128) <= 1)
    }
  }

  @Test func everyClipApplies() throws {
    let clips = [
      DrawList.Clip(rect: Rect(x: 5, y: 0, width: 30, height: 40)),
      DrawList.Clip(rect: Rect(x: 0, y: 10, width: 60, height: 20), radius: 4),
      DrawList.Clip(rect: Rect(x: 5, y: 10, width: 20, height: 30), radius: 8),
    ]
    let result = try drawn(
      DrawList([
        .init(.fill(Rect(x: 0, y: 0, width: 60, height: 40), radius: 0, .white), clips: clips)
      ]),
      width: 60, height: 40, background: .black)
    for y in 0..<40 {
      for x in 0..<60 where !((5..<25).contains(x) && (10..<30).contains(y)) {
        #expect(result.hex(x, y) == 0)
      }
    }
    #expect(result.hex(5, 10) == 0, "the larger radius cuts the corner")
    #expect(result.hex(15, 20) == 0xFFFFFF)
    #expect(result.hex(5, 29) == 0xFFFFFF, "no clip has a corner here")
  }

  @Test func shadowsAreSymmetricalAndFade() throws {
    // Small, sliced in one direction, sliced in both; each with and without a hidden middle.
    for size in [
      Size(width: 12, height: 12), Size(width: 180, height: 20), Size(width: 200, height: 190),
    ] {
      let rect = Rect(origin: Point(x: 30, y: 30), size: size)
      let (width, height) = (Int(size.width) + 60, Int(size.height) + 60)
      let shadow = Shadow(color: .black, radius: 8)
      let list = DrawList([.init(.shadow(rect, radius: 6, shadow))])
      let result = try drawn(list, width: width, height: height, background: .white)
      for y in 0..<height {
        for x in 0..<width {
          #expect(result.hex(x, y) == result.hex(width - 1 - x, y))
          #expect(result.hex(x, y) == result.hex(x, height - 1 - y))
        }
      }
      let row = (0...width / 2).map { result.hex($0, height / 2) & 0xFF }
      #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 }, "the shadow has a seam: \(row)")
      #expect(row.first == 255)
      if size.height > 100 {
        #expect(row.last == 0)
        // Half of the shadow's darkness lies at the edge of a long side.
        #expect(abs(Int(row[29]) + Int(row[30]) - 255) <= 4)
      }
    }
  }

  @Test func aCoverHidesOnlyTheMiddleOfAShadow() throws {
    let rect = Rect(x: 40, y: 40, width: 200, height: 160)
    let shadow = Shadow(color: .black, radius: 12, offset: Vector(dx: 3, dy: 5))
    let covered: [DrawList.Item] = [
      .init(.shadow(rect, radius: 10, shadow)), .init(.fill(rect, radius: 10, .blue)),
    ]
    let between = DrawList.Item(.fill(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0, .white))
    let hidden = try drawn(DrawList(covered), width: 300, height: 260)
    let shown = try drawn(
      DrawList([covered[0], between, between, between, covered[1]]), width: 300, height: 260)
    for y in 1..<260 {
      for x in 1..<300 { #expect(hidden.hex(x, y) == shown.hex(x, y)) }
    }
  }

  @Test func gradientsRunFromTopToBottom() throws {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    let rect = Rect(x: 0, y: 0, width: 60, height: 40)
    let result = try drawn(
      DrawList([.init(.gradient(rect, stops))]), width: 60, height: 40, background: .red)
    let column = (0..<40).map { Int(result.hex(30, $0) & 0xFF) }
    for (y, value) in column.enumerated() {
      #expect(abs(value - Int((Double(y) + 0.5) / 40 * 255)) <= 1)
    }
    #expect((0..<60).allSatisfy { result.hex($0, 17) == result.hex(30, 17) })
  }

  @Test func transformsMoveAndEnlargeExactly() throws {
    let item = DrawList.Item(
      .fill(Rect(x: 1, y: 2, width: 5, height: 4), radius: 0, .white),
      transform: Transform(a: 2, d: 3, tx: 4, ty: 1))
    let result = try drawn(DrawList([item]), width: 60, height: 40, background: .black)
    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = (6..<16).contains(x) && (7..<19).contains(y)
        #expect(result.hex(x, y) == (isInside ? 0xFFFFFF : 0))
      }
    }
  }

  @Test func textAndItsShadowAreDrawnInTheirLineBox() throws {
    let fonts = try FontBook()
    let font = Font.system(size: 20, weight: .bold)
    let layout = SDLTextMeasurer(fonts: fonts).layout(
      "Hill", font: font, width: nil, lineLimit: nil)
    let place = Point(x: 10, y: 8)
    let result = try drawn(
      DrawList([.init(.text("Hill", font, place, .white))]), width: 100, height: 50,
      background: .black)
    var box = (left: 100, top: 50, right: 0, bottom: 0)
    for y in 0..<50 {
      for x in 0..<100 where result.hex(x, y) & 0xFF > 64 {
        box = (min(box.left, x), min(box.top, y), max(box.right, x), max(box.bottom, y))
      }
    }
    #expect(box.left >= 10 && Double(box.right) <= 10 + layout.size.width)
    #expect(box.bottom + 1 == 8 + Int(layout.ascent), "letters stand on the baseline")
    let shadow = Shadow(color: .white, radius: 4)
    let blurred = try drawn(
      DrawList([.init(.textShadow("Hill", font, place, shadow))]), width: 100, height: 50,
      background: .black)
    #expect(blurred.hex(box.left - 2, box.bottom) & 0xFF > 0, "the shadow reaches outside")
    #expect(blurred.hex(99, 49) == 0)
  }

  @Test func theSameListGivesTheSameBytes() throws {
    let list = DrawList([
      .init(
        .shadow(
          Rect(x: 10, y: 10, width: 40, height: 20), radius: 5, Shadow(color: .black, radius: 6))),
      .init(.text("Gallery 3/6", .title, Point(x: 2, y: 2), .white)),
      .init(.stroke(Rect(x: 3, y: 3, width: 50, height: 30), radius: 9, width: 2, .blue)),
    ])
    let a = try drawn(list, width: 60, height: 40)
    let b = try drawn(list, width: 60, height: 40)
    #expect(a.bytes.elementsEqual(b.bytes))
  }

  @Test func numbersThatAreNoNumbersDrawNothing() throws {
    let bad = Rect(x: .nan, y: .infinity, width: -.infinity, height: .nan)
    let shadow = Shadow(color: .black, radius: .nan)
    let result = try drawn(
      DrawList([
        .init(.fill(bad, radius: .nan, .white)), .init(.shadow(bad, radius: .infinity, shadow)),
        .init(.gradient(bad, [])), .init(.stroke(bad, radius: 2, width: .nan, .white)),
        .init(.text("", .body, Point(x: .nan, y: 0), .white)),
        .init(.fill(Rect(x: 0, y: 0, width: 60, height: 40), radius: 0, Color(white: .nan))),
      ]), width: 60, height: 40, background: .black)
    #expect(result.bytes.count == 60 * 40 * 4)
  }

  @Test func releasedAndUnknownTexturesAreIgnored() throws {
    let renderer = try SDLRenderer(pixelWidth: 20, pixelHeight: 20, fonts: FontBook())
    let texture = try #require(renderer.makeTexture(from: try .test(width: 8, height: 8)))
    let list = DrawList([
      .init(.texture(texture, source: .unit, Rect(x: 0, y: 0, width: 16, height: 16)))
    ])
    renderer.draw(list, background: .black)
    renderer.releaseTexture(texture)
    renderer.releaseTexture(texture)
    renderer.draw(list, background: .black)
    let result = try #require(renderer.snapshot())
    #expect(result.hex(10, 11) == 0)
  }

  @Test func aLostDeviceForgetsItsTexturesAndCounts() throws {
    let renderer = try SDLRenderer(pixelWidth: 20, pixelHeight: 20, fonts: FontBook())
    let first = try #require(renderer.makeTexture(from: try .test(width: 8, height: 8)))
    #expect(renderer.generation == 0)
    renderer.deviceWasReset()
    #expect(renderer.generation == 1)
    #expect(renderer.sprite(first) == nil)
    let second = try #require(renderer.makeTexture(from: try .test(width: 8, height: 8)))
    #expect(first != second)
  }
}

/// Draws one picture over black.
private func drawn(
  _ picture: Bitmap, scale: Double = 1, _ items: (TextureID) -> [DrawList.Item]
) throws -> Bitmap {
  let renderer = try SDLRenderer(
    pixelWidth: 60, pixelHeight: 40, scale: scale, fonts: FontBook())
  let texture = try #require(renderer.makeTexture(from: picture))
  renderer.draw(DrawList(items(texture)), background: .black)
  return try #require(renderer.snapshot())
}
