import Graphics
import Testing

@testable import SDLPlatform

/// What lies below other things is left out, and nobody can tell.
struct HiddenPartsTests {
  @Test func aRectangleIsCutIntoWhatIsLeft() {
    let whole = PixelRect(x: 1, y: 1, width: 4, height: 4)
    for x in 0..<5 {
      for y in 0..<5 {
        for width in 0..<6 {
          for height in 0..<6 {
            let hole = PixelRect(x: x, y: y, width: width, height: height)
            let parts = whole.subtracting([hole])
            for py in 0..<7 {
              for px in 0..<7 {
                let pixel = PixelRect(x: px, y: py, width: 1, height: 1)
                let isLeft = whole.contains(pixel) && !hole.intersects(pixel)
                #expect(
                  parts.count { $0.intersects(pixel) } == (isLeft ? 1 : 0), "\(hole) at \(pixel)")
              }
            }
          }
        }
      }
    }
  }

  @Test func overlappingHolesLeaveEachPixelOnce() {
    let whole = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let holes = [
      PixelRect(x: 2, y: 2, width: 5, height: 5), PixelRect(x: 4, y: 0, width: 2, height: 10),
      PixelRect(x: -3, y: 6, width: 20, height: 2),
    ]
    let area = whole.subtracting(holes).reduce(0) { $0 + $1.width * $1.height }
    let left = (0..<100).count { index in
      let pixel = PixelRect(x: index % 10, y: index / 10, width: 1, height: 1)
      return !holes.contains { $0.intersects(pixel) }
    }
    #expect(area == left)
  }

  @Test(arguments: 0..<20)
  func aFrameIsThatOfItemsPaintedOneByOne(round: Int) throws {
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var random = SeededGenerator(seed: seed)
    let (width, height) = (160, 120)
    let renderer = try SDLRenderer(pixelWidth: width, pixelHeight: height, fonts: FontBook())
    let picture = try Bitmap.test(width: 100, height: 80)
    let texture = try #require(renderer.makeTexture(from: picture))
    var list = DrawList()
    var expected = [Color](repeating: .gray, count: width * height)
    for _ in 0..<6 {
      let x = Int.random(in: -40..<120, using: &random)
      let y = Int.random(in: -40..<90, using: &random)
      let isTexture = Bool.random(using: &random)
      let size = isTexture ? (100, 80) : (90, 70)
      let rect = Rect(
        x: Double(x), y: Double(y), width: Double(size.0), height: Double(size.1))
      let fill = Color(
        red: Double.random(in: 0...1, using: &random), green: 0.5, blue: 0.25,
        opacity: Bool.random(using: &random) ? 1 : 0.4)
      list.append(
        .init(isTexture ? .texture(texture, source: .unit, rect) : .fill(rect, radius: 0, fill)))
      for py in max(0, y)..<max(0, min(height, y + size.1)) {
        for px in max(0, x)..<max(0, min(width, x + size.0)) {
          let below = expected[py * width + px]
          expected[py * width + px] =
            isTexture ? picture[px - x, py - y] : below.mixed(with: fill.opacity(1), by: fill.alpha)
        }
      }
    }
    renderer.draw(list, background: .gray)
    let frame = try #require(renderer.snapshot())
    let worst = (0..<width * height).map { index in
      let (a, b) = (frame[index % width, index / width], expected[index])
      return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
    }.max()
    #expect(try #require(worst) <= 2.5 / 255, "seed \(seed)\n\(list)")
  }

  @Test func roundCornersShowWhatLiesBelow() throws {
    let rect = Rect(x: 0, y: 0, width: 200, height: 160)
    let frame = try drawn(
      DrawList([
        .init(.fill(rect, radius: 0, .red)),
        .init(.fill(rect, radius: 20, .blue)),
      ]), width: 200, height: 160)
    #expect(frame[0, 0] == frame[199, 159] && frame[0, 0].red > 0.9)
    #expect(frame[100, 0].blue > 0.9 && frame[0, 80].blue > 0.9 && frame[100, 80].blue > 0.9)
  }

  @Test func whatFadesHidesNothing() throws {
    let rect = Rect(x: 0, y: 0, width: 200, height: 160)
    let frame = try drawn(
      DrawList([
        .init(.fill(rect, radius: 0, .white)),
        .init(.fill(rect, radius: 0, .black), opacity: 0.5),
      ]), width: 200, height: 160)
    #expect(abs(frame[100, 80].red - 0.5) < 0.01)
  }
}
