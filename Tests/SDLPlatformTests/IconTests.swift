import Graphics
import PictureTesting
import Testing

@testable import Interface
@testable import SDLPlatform

struct IconTests {
  @Test func partsBecomeElements() {
    let icon = Icon(
      name: "all", drawing: "M1 2 H3 f:o(4,5,6) R(1,2,3,4,0.5) f:M0 0 L1 1 Z", strokeWidth: 2)
    #expect(
      icon.svg.contains(
        "<path d=\"M1 2 H3\"/><circle cx=\"4.0\" cy=\"5.0\" r=\"6.0\" fill=\"#fff\" stroke=\"none\"/>"
          + "<rect x=\"1.0\" y=\"2.0\" width=\"3.0\" height=\"4.0\" rx=\"0.5\"/>"
          + "<path d=\"M0 0 L1 1 Z\" fill=\"#fff\" stroke=\"none\"/>"))
    #expect(icon.svg.contains("stroke-width=\"2.0\""))
  }

  @Test func whatIsNoDrawingDrawsNothing() throws {
    for drawing in ["", "o(1,2)", "\"/><script>", "M", "Q Q Q", "R(1e400,0,nan,2,-5)", "é"] {
      let picture = try drawn(icons([Icon(name: "bad", drawing: drawing)]), width: 24, height: 24)
      #expect(picture.hex(12, 12) == 0x202428, "\(drawing)")
    }
  }

  @Test func everyIconPaintsSomethingInsideItsSquare() throws {
    for name in SystemIcons.drawings.keys {
      let icon = try #require(Icon(systemName: name))
      let list = DrawList([.init(.icon(icon, Rect(x: 4, y: 4, width: 24, height: 24), .white))])
      let picture = try drawn(list, width: 32, height: 32)
      let inked = (0..<32 * 32).filter { picture.hex($0 % 32, $0 / 32) != 0x202428 }
      #expect(inked.count > 15, "\(name)")
      #expect(inked.allSatisfy { 4..<28 ~= $0 % 32 && 4..<28 ~= $0 / 32 }, "\(name)")
    }
  }

  @Test func iconsAreAsSharpAsTheScreen() throws {
    let names = SystemIcons.drawings.keys.sorted()
    let list = icons(names.compactMap(Icon.init(systemName:)))
    #expect(
      try RecordedPicture("icons").difference(from: try drawn(list, width: 256, height: 128)) == nil
    )
    #expect(
      try RecordedPicture("icons-2x").difference(
        from: try drawn(list, width: 512, height: 256, scale: 2)) == nil)
  }

  /// Icons of 20 points, eight in a row.
  private func icons(_ icons: [Icon]) -> DrawList {
    DrawList(
      icons.enumerated().map { index, icon in
        let place = Rect(
          x: Double(index % 8) * 32 + 6, y: Double(index / 8) * 32 + 6, width: 20, height: 20)
        return .init(.icon(icon, place, Color(hex: 0xF4F5F7)))
      })
  }
}
