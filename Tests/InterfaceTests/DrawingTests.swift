import Graphics
import Interface
import TestSupport
import Testing

/// What views put into the draw list.
@Suite struct DrawingTests {
  private func drawn(
    _ view: some View, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [String] {
    Stage(width: 100, height: 100, environment: environment, content: view)
      .list.description.split(separator: "\n").map(String.init)
  }

  @Test func shapes() {
    #expect(
      drawn(Rectangle().fill(.red).frame(width: 20, height: 10)) == [
        "fill 0,0 20x10 #FF453A at 40,45"
      ])
    #expect(
      drawn(RoundedRectangle(cornerRadius: 4).fill(.red).frame(width: 20, height: 10)) == [
        "fill 0,0 20x10 radius 4 #FF453A at 40,45"
      ])
    #expect(
      drawn(RoundedRectangle(cornerRadius: 40).fill(.red).frame(width: 20, height: 10)) == [
        "fill 0,0 20x10 radius 5 #FF453A at 40,45"
      ])
    #expect(
      drawn(Circle().fill(.red).frame(width: 20, height: 10)) == [
        "fill 5,0 10x10 radius 5 #FF453A at 40,45"
      ])
    #expect(drawn(Color.red) == ["fill 0,0 100x100 #FF453A"])
    #expect(drawn(Color.clear) == [])
  }

  @Test func theEdgeOfAShape() {
    #expect(
      drawn(
        RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2)
          .frame(width: 20, height: 10)) == [
          "stroke 0,0 20x10 radius 4 width 2 #FF453A at 40,45"
        ])
  }

  @Test(arguments: [
    (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 7.5),
    (.trailing, .leftToRight, 15), (.center, .rightToLeft, 7.5), (.trailing, .rightToLeft, 0),
  ])
  func theLastLineOfATextLiesWhereItIsToldTo(
    alignment: TextAlignment, direction: LayoutDirection, x: Double
  ) {
    let text = Text("abcdefghijklmnopq").font(.system(size: 10)).frame(width: 50)
      .multilineTextAlignment(alignment)
    let last = drawn(text) { $0.layoutDirection = direction }.last
    #expect(
      last?.contains("400 \(x == x.rounded() ? "\(Int(x))" : "\(x)"),12.5") == true, "\(last ?? "")"
    )
  }

  @Test func aShapeWithoutAFillHasTheForegroundColour() {
    #expect(drawn(Rectangle()) == ["fill 0,0 100x100 #F4F5F7"])
    #expect(drawn(Rectangle()) { $0.colorScheme = .light } == ["fill 0,0 100x100 #16181C"])
    #expect(drawn(Rectangle().foregroundColor(.red)) == ["fill 0,0 100x100 #FF453A"])
  }

  @Test func textLineByLineAndOnTheRightWhereItRunsLeft() {
    let text = Text("abcdefghijklmnopq").font(.system(size: 10, weight: .bold))
      .frame(width: 50)
    #expect(
      drawn(text) == [
        "text \"abcdefghij\" 10/700 0,0 #F4F5F7 at 25,37.5",
        "text \"klmnopq\" 10/700 0,12.5 #F4F5F7 at 25,37.5",
      ])
    #expect(
      drawn(text) { $0.layoutDirection = .rightToLeft }.last
        == "text \"klmnopq\" 10/700 15,12.5 #F4F5F7 at 25,37.5")
    #expect(drawn(text.lineLimit(1)).count == 1)
  }

  @Test func opacitiesMultiply() {
    let block = Block(.red, 10, 10)
    #expect(
      drawn(
        VStack(spacing: 0) {
          block.opacity(0.5)
          block
        }.opacity(0.5)) == [
          "fill 0,0 10x10 #FF453A at 45,40 opacity 0.25",
          "fill 0,0 10x10 #FF453A at 45,50 opacity 0.5",
        ])
    #expect(drawn(block.opacity(0)) == [])
    #expect(drawn(block.opacity(7)) == ["fill 0,0 10x10 #FF453A at 45,45"])
    #expect(drawn(block.opacity(-1)) == [])
  }

  @Test func anOffsetMovesWhatIsSeenAlone() {
    #expect(
      drawn(
        HStack(spacing: 0) {
          Block(.red, 10, 10).offset(x: 5, y: -3)
          Block(.blue, 10, 10)
        }) == ["fill 0,0 10x10 #FF453A at 45,42", "fill 0,0 10x10 #0A84FF at 50,45"])
    #expect(
      drawn(Block(.red, 10, 10).offset(Size(width: 1, height: 2))) == [
        "fill 0,0 10x10 #FF453A at 46,47"
      ])
  }

  @Test func clipsNest() {
    #expect(
      drawn(
        Block(.red, 100, 100).frame(width: 40, height: 40).cornerRadius(8).offset(x: 10)
          .frame(width: 60, height: 60).clipped()) == [
          "fill 0,0 100x100 #FF453A at 10,0 clip 20,20 60x60 clip 40,30 40x40 radius 8"
        ])
    #expect(
      drawn(Block(.red, 20, 10).cornerRadius(50)) == [
        "fill 0,0 20x10 #FF453A at 40,45 clip 40,45 20x10 radius 5"
      ])
  }

  @Test func whatStandsBesideAClipIsNotClipped() {
    #expect(
      drawn(
        HStack(spacing: 0) {
          Block(.red, 10, 10).clipped()
          Block(.blue, 10, 10)
        }
      ).last == "fill 0,0 10x10 #0A84FF at 50,45")
  }

  @Test func aShadowFollowsTheOutline() {
    let shadow = "#000000@0.33 blur 4 1,2"
    #expect(
      drawn(Text("ab").shadow(radius: 4, x: 1, y: 2)) == [
        "text shadow \"ab\" 0,0 \(shadow) at 42.5,40.63",
        "text \"ab\" 15/400 0,0 #F4F5F7 at 42.5,40.63",
      ])
    #expect(
      drawn(Circle().fill(.red).frame(width: 10, height: 10).shadow(radius: 4, x: 1, y: 2)) == [
        "shadow 0,0 10x10 radius 5 \(shadow) at 45,45", "fill 0,0 10x10 radius 5 #FF453A at 45,45",
      ])
    #expect(
      drawn(Block(.red, 20, 20).cornerRadius(6).shadow(radius: 4, x: 1, y: 2)) == [
        "shadow 0,0 20x20 radius 6 \(shadow) at 40,40",
        "fill 0,0 20x20 #FF453A at 40,40 clip 40,40 20x20 radius 6",
      ])
  }

  @Test func shadowsLieUnderAllOfTheContentAndFadeAndMoveWithIt() {
    #expect(
      drawn(
        VStack(spacing: 0) {
          Circle().fill(.red).frame(width: 10, height: 10)
          Circle().fill(.blue).frame(width: 10, height: 10).offset(x: 5).opacity(0.5)
        }.shadow(color: .black, radius: 2)) == [
          "shadow 0,0 10x10 radius 5 #000000 blur 2 0,0 at 45,40",
          "shadow 0,0 10x10 radius 5 #000000 blur 2 0,0 at 50,50 opacity 0.5",
          "fill 0,0 10x10 radius 5 #FF453A at 45,40",
          "fill 0,0 10x10 radius 5 #0A84FF at 50,50 opacity 0.5",
        ])
    #expect(drawn(Block(.red, 1, 1).shadow(color: .clear, radius: 2)).count == 1)
  }

  @Test func aButtonIsFaintWhenDisabledAndSmallWhilePressed() {
    let button = Button(action: {}) { Block(.red, 20, 20) }
    #expect(drawn(button.disabled(true)) == ["fill 0,0 20x20 #FF453A at 40,40 opacity 0.4"])
    let stage = Stage(width: 100, height: 100, content: button)
    stage.pointer(.pressed, 50, 50)
    stage.frame()
    #expect(
      stage.list.description
        == "fill 0,0 20x20 #FF453A transform 0.97 0 0 0.97 40.3 40.3")
    stage.pointer(.dragged, 90, 90)
    stage.frame()
    #expect(stage.list.description.contains(" at 40,40"))
  }

  @Test func theBackgroundFollowsTheScheme() {
    let stage = Stage(content: EmptyView())
    #expect(stage.host.background == Color(hex: 0x0F1013))
    stage.host.environment.colorScheme = .light
    #expect(stage.host.background == Color(hex: 0xF4F4F6))
  }
}
