import Graphics
import PictureTesting
import Testing

@testable import SDLPlatform

struct RendererPictureTests {
  @Test func shapes() throws {
    var items: [DrawList.Item] = []
    for (index, radius) in [0.0, 3, 8, 12.5, 100].enumerated() {
      let x = 4 + Double(index) * 32
      items.append(.init(.fill(Rect(x: x, y: 4, width: 28, height: 25), radius: radius, .orange)))
      items.append(
        .init(
          .stroke(
            Rect(x: x, y: 34, width: 28, height: 25), radius: radius,
            width: Double(index) + 1, .blue)))
      items.append(
        .init(.fill(Rect(x: x, y: 64, width: 28, height: 7), radius: radius, .white), opacity: 0.4))
    }
    let small = try drawn(DrawList(items), width: 164, height: 76)
    #expect(try RecordedPicture("shapes").difference(from: small) == nil)
    let large = try drawn(DrawList(items), width: 328, height: 152, scale: 2)
    #expect(try RecordedPicture("shapes-2x").difference(from: large) == nil)
  }

  @Test func aPageWithItsShadowScrimAndDots() throws {
    let renderer = try SDLRenderer(pixelWidth: 160, pixelHeight: 110, fonts: FontBook())
    let texture = try #require(renderer.makeTexture(from: try .test(width: 100, height: 60)))
    let frame = Rect(x: 12, y: 10, width: 136, height: 88)
    let clip = DrawList.Clip(rect: frame, radius: 12)
    var items: [DrawList.Item] = [
      .init(
        .shadow(
          frame, radius: 12,
          Shadow(color: .black.opacity(0.6), radius: 8, offset: Vector(dx: 0, dy: 2)))),
      .init(
        .texture(texture, source: .unit, Rect(x: 0, y: 10, width: 160, height: 96)), clips: [clip]),
      .init(
        .gradient(
          Rect(x: 12, y: 10, width: 136, height: 40),
          [
            GradientStop(color: .black.opacity(0.6), location: 0),
            GradientStop(color: .black.opacity(0), location: 1),
          ]), clips: [clip]),
    ]
    for index in 0..<4 {
      let dot = Rect(x: 44 + Double(index) * 20, y: 80, width: 12, height: 12)
      items.append(
        .init(.shadow(dot, radius: 6, Shadow(color: .black.opacity(0.35), radius: 6))))
      items.append(
        .init(.fill(dot, radius: 6, Color(white: 1, opacity: index == 1 ? 1 : 0.3))))
    }
    renderer.draw(DrawList(items), background: Color(hex: 0x0F1013))
    let bitmap = try #require(renderer.snapshot())
    #expect(try RecordedPicture("page").difference(from: bitmap) == nil)
  }

  @Test func turnedThings() throws {
    let renderer = try SDLRenderer(pixelWidth: 120, pixelHeight: 90, fonts: FontBook())
    let texture = try #require(renderer.makeTexture(from: try .test(width: 40, height: 30)))
    let turn = Transform(a: 0.9659, b: 0.2588, c: -0.2588, d: 0.9659, tx: 30, ty: 8)
    let rect = Rect(x: 10, y: 10, width: 60, height: 45)
    renderer.draw(
      DrawList([
        .init(.shadow(rect, radius: 4, Shadow(color: .black, radius: 8)), transform: turn),
        .init(.texture(texture, source: .unit, rect), transform: turn),
        .init(.fill(Rect(x: 20, y: 20, width: 24, height: 12), radius: 6, .white), transform: turn),
      ]), background: Color(hex: 0x404448))
    let bitmap = try #require(renderer.snapshot())
    #expect(try RecordedPicture("turned").difference(from: bitmap) == nil)
  }
}
