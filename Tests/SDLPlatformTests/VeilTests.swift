import Graphics
import Testing

@testable import SDLPlatform

/// A frame of the past over the present one.
struct VeilTests {
  private let renderer: SDLRenderer

  init() throws {
    renderer = try SDLRenderer(pixelWidth: 20, pixelHeight: 10, fonts: FontBook())
  }

  /// A list with a square on the left.
  private func list(_ color: Color, veil: DrawList.Veil? = nil) -> DrawList {
    var list = DrawList([.init(.fill(Rect(x: 0, y: 0, width: 10, height: 10), radius: 0, color))])
    list.veil = veil
    return list
  }

  private func pixels(_ list: DrawList, background: Color) throws -> (UInt32, UInt32) {
    renderer.draw(list, background: background)
    let bitmap = try #require(renderer.snapshot())
    return (bitmap.hex(2, 5), bitmap.hex(15, 5))
  }

  private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
  }

  @Test func theOldFrameIsMixedOverTheNewOneAsAWhole() throws {
    let old = StillFrame(list: list(Color(hex: 0xFF0000)), background: .black)
    for (opacity, square, ground) in [
      (1.0, 0xFF0000, 0x000000), (0.5, 0x800080, 0x808080), (0.25, 0x4000BF, 0xBFBFBF),
    ] as [(Double, UInt32, UInt32)] {
      let new = list(Color(hex: 0x0000FF), veil: DrawList.Veil(old, opacity: opacity))
      let shown = try pixels(new, background: .white)
      #expect(isNear(shown.0, square) && isNear(shown.1, ground), "\(shown) at \(opacity)")
    }
    #expect(renderer.still?.frame == old)
    #expect(try pixels(list(Color(hex: 0x0000FF)), background: .white) == (0x0000FF, 0xFFFFFF))
    #expect(renderer.still == nil)
  }

  @Test func aFadeThatInterruptsAnotherBeginsWithWhatWasSeen() throws {
    let first = StillFrame(list: list(Color(hex: 0xFF0000)), background: .black)
    let middle = list(Color(hex: 0x0000FF), veil: DrawList.Veil(first, opacity: 0.5))
    let seen = try pixels(middle, background: .white)
    let second = StillFrame(list: middle, background: .white)
    let new = list(Color(hex: 0x00FF00), veil: DrawList.Veil(second, opacity: 1))
    #expect(try pixels(new, background: .black) == seen)
  }
}
