import Graphics
import Testing

@Suite struct DrawListTests {
  private let rect = Rect(x: 1, y: 2, width: 30, height: 40)
  private let shadow = Shadow(
    color: .black.opacity(0.35), radius: 6, offset: Vector(dx: 0, dy: 1))

  private func text(_ items: DrawList.Item...) -> String {
    var list = DrawList()
    for item in items { list.append(item) }
    return list.description
  }

  @Test func everyContentHasALineOfItsOwn() {
    let texture = TextureID(rawValue: 7)
    let contents: [(DrawList.Content, String)] = [
      (.fill(rect, radius: 6, .white), "fill 1,2 30x40 radius 6 #FFFFFF"),
      (.fill(rect, radius: 0, Color(hex: 0x6CB0FF)), "fill 1,2 30x40 #6CB0FF"),
      (
        .stroke(rect, radius: 4, width: 2, .black.opacity(0.6)),
        "stroke 1,2 30x40 radius 4 width 2 #000000@0.6"
      ),
      (.texture(texture, source: .unit, rect), "texture 7 1,2 30x40"),
      (
        .texture(texture, source: Rect(x: 0, y: 0.25, width: 1, height: 0.5), rect),
        "texture 7 1,2 30x40 from 0,0.25 1x0.5"
      ),
      (
        .text("312 / 1000", .system(size: 13, weight: .bold), rect.origin, .white),
        "text \"312 / 1000\" 13/700 1,2 #FFFFFF"
      ),
      (
        .icon(Icon(name: "sun", drawing: "o(12,12,5)"), rect, .yellow),
        "icon sun 1,2 30x40 #FFCC00"
      ),
      (
        .textShadow("name", .body, rect.origin, shadow),
        "text shadow \"name\" 1,2 #000000@0.35 blur 6 0,1"
      ),
      (.shadow(rect, radius: 12, shadow), "shadow 1,2 30x40 radius 12 #000000@0.35 blur 6 0,1"),
      (
        .gradient(
          rect,
          [
            GradientStop(color: .black, location: 0),
            GradientStop(color: .clear, location: 1),
          ]),
        "gradient 1,2 30x40 0:#000000 1:#000000@0"
      ),
    ]
    let layer = DrawList.Layer(
      size: Size(width: 40, height: 20), items: [DrawList.Item(.fill(rect, radius: 0, .white))])
    let inside = "\n  fill 1,2 30x40 #FFFFFF"
    let mesh = Mesh(rect)
    let layers: [(DrawList.Content, String)] = [
      (.layer(layer), "layer 40x20" + inside),
      (.mesh(mesh, layer), "mesh 2x2 in 1,2 30x40 of layer 40x20" + inside),
      (.mesh(mesh, nil), "mesh 2x2 in 1,2 30x40"),
    ]
    for (content, line) in contents + layers { #expect(text(DrawList.Item(content)) == line) }
  }

  @Test func theStateOfAnItemFollowsItsContent() {
    let fill = DrawList.Content.fill(rect, radius: 0, .white)
    let move = Transform.translation(Vector(dx: 10, dy: -2.5))
    #expect(text(DrawList.Item(fill, transform: move)) == "fill 1,2 30x40 #FFFFFF at 10,-2.5")
    #expect(
      text(DrawList.Item(fill, transform: .scale(2, about: .zero), opacity: 0.5))
        == "fill 1,2 30x40 #FFFFFF transform 2 0 0 2 0 0 opacity 0.5")
    let clips = [DrawList.Clip(rect: .unit), DrawList.Clip(rect: rect, radius: 12)]
    #expect(
      text(DrawList.Item(fill, clips: clips))
        == "fill 1,2 30x40 #FFFFFF clip 0,0 1x1 clip 1,2 30x40 radius 12")
  }

  @Test func numbersAreRoundedToHundredthsAndOddOnesKeptApart() {
    func line(_ x: Double) -> String {
      text(DrawList.Item(.fill(Rect(x: x, y: 0, width: 1, height: 1), radius: 0, .black)))
    }
    #expect(line(1.0 / 3) == "fill 0.33,0 1x1 #000000")
    #expect(line(-0.001) == "fill 0,0 1x1 #000000")
    #expect(line(2.999) == "fill 3,0 1x1 #000000")
    #expect(line(.nan) == "fill nan,0 1x1 #000000")
    #expect(line(.infinity) == "fill inf,0 1x1 #000000")
    #expect(line(1e300) == "fill 1e+300,0 1x1 #000000")
  }

  @Test func itemsStandInPaintingOrderAndListsCompare() {
    let (a, b) = (
      DrawList.Item(.fill(rect, radius: 0, .black)), DrawList.Item(.fill(rect, radius: 0, .white))
    )
    var (list, other) = (DrawList(), DrawList())
    for item in [a, b] { list.append(item) }
    for item in [b, a] { other.append(item) }
    #expect(list.description == "fill 1,2 30x40 #000000\nfill 1,2 30x40 #FFFFFF")
    #expect(list.items == [a, b])
    #expect(list != other)
    list.removeAll()
    #expect(list == DrawList() && list.description.isEmpty)
  }

  @Test func coloursBeyondTheirRangeArePrintedAsTheNearestInIt() {
    let color = Color(red: 2, green: -1, blue: 0.5)
    #expect(text(DrawList.Item(.fill(rect, radius: 0, color))) == "fill 1,2 30x40 #FF0080")
  }
}
