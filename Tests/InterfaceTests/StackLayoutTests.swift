import Graphics
import Interface
import TestSupport
import Testing

/// How rows and columns share their space: SwiftUI's rules, on blocks of known limits.
@Suite struct StackLayoutTests {
  /// What a row in a window of a width gives red, green and blue: left edge and width.
  private func row(_ width: Double, @ViewBuilder _ content: () -> some View) -> [[Double]] {
    let stage = Stage(width: width, height: 100, content: content())
    return [Color.red, .green, .blue].compactMap { color in
      stage.rect(of: color).map { [$0.minX, $0.width] }
    }
  }

  @Test func aRowIsAsWideAsItsViewsAndGapsAndCentred() {
    #expect(
      row(200) {
        HStack(spacing: 10) {
          Block(.red, 20, 10)
          Block(.green, 30, 10)
        }
      } == [[70, 20], [100, 30]])
  }

  @Test func withoutASpacingTheGapIsEight() {
    #expect(
      row(58) {
        HStack {
          Block(.red, 20, 10)
          Block(.green, 30, 10)
        }
      } == [[0, 20], [28, 30]])
  }

  @Test func flexibleViewsShareEvenly() {
    #expect(
      row(100) {
        HStack(spacing: 0) {
          Block(.red, width: 0...1000)
          Block(.green, width: 0...1000)
        }
      } == [[0, 50], [50, 50]])
  }

  @Test func theLeastFlexibleChooseFirst() {
    #expect(
      row(100) {
        HStack(spacing: 0) {
          Block(.red, width: 0...1000)
          Block(.green, width: 20...30)
          Block(.blue, 10, 10)
        }
      } == [[0, 60], [60, 30], [90, 10]])
  }

  @Test func whatALimitedViewLeavesGoesToTheOthers() {
    #expect(
      row(120) {
        HStack(spacing: 0) {
          Block(.red, width: 0...10)
          Block(.green, width: 0...1000)
          Block(.blue, width: 0...1000)
        }
      } == [[0, 10], [10, 55], [65, 55]])
  }

  @Test func viewsThatDoNotFitOverflowAroundTheMiddle() {
    #expect(
      row(40) {
        HStack(spacing: 0) {
          Block(.red, 30, 10)
          Block(.green, 30, 10)
        }
      } == [[-10, 30], [20, 30]])
  }

  @Test func aSpacerTakesWhatIsLeft() {
    #expect(
      row(100) {
        HStack(spacing: 0) {
          Block(.red, 20, 10)
          Spacer()
          Block(.green, 30, 10)
        }
      } == [[0, 20], [70, 30]])
  }

  @Test func besideASpacerThereIsNoGapUnlessOneIsGiven() {
    let natural = row(50) {
      HStack {
        Block(.red, 20, 10)
        Spacer()
        Block(.green, width: 0...1000)
      }
    }
    #expect(natural == [[0, 20], [28, 22]])
    let spaced = row(70) {
      HStack(spacing: 5) {
        Block(.red, 20, 10)
        Spacer()
        Block(.green, width: 0...1000)
      }
    }
    #expect(spaced == [[0, 20], [38, 32]])
  }

  @Test func aSpacerChoosesLastAndKeepsItsLeastLength() {
    #expect(
      row(100) {
        HStack(spacing: 0) {
          Block(.red, width: 0...1000)
          Spacer(minLength: 12)
          Block(.green, width: 0...1000)
        }
      } == [[0, 44], [56, 44]])
  }

  @Test func severalSpacersShare() {
    #expect(
      row(100) {
        HStack(spacing: 0) {
          Spacer()
          Block(.red, 20, 10)
          Spacer()
          Spacer()
          Block(.green, 20, 10)
        }
      } == [[20, 20], [80, 20]])
  }

  @Test func aSpacerInsideAModifierStillSpreadsAlongItsRow() {
    let stage = Stage(
      width: 100, height: 100,
      content: HStack(spacing: 0) {
        Block(.red, 20, 10)
        Spacer().background(Color.blue)
        Block(.green, 20, 10)
      }
      .background(Color.white))
    #expect(stage.rect(of: .green)?.minX == 80)
    #expect(stage.rect(of: .white) == Rect(x: 0, y: 45, width: 100, height: 10))
  }

  @Test func aSpacerOutsideOfAStackSpreadsBothWays() {
    let stage = Stage(
      width: 100, height: 80,
      content: ZStack {
        Spacer()
        Block(.red, 20, 10)
      }
      .background(Color.white))
    #expect(stage.rect(of: .white) == Rect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test(arguments: [
    (VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30),
  ]) func aRowAlignsUpAndDown(alignment: VerticalAlignment, y: Double) {
    let stage = Stage(
      width: 100, height: 40,
      content: HStack(alignment: alignment, spacing: 0) {
        Block(.red, 10, 40)
        Block(.green, 10, 10)
      })
    #expect(stage.rect(of: .green)?.minY == y)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 15),
    (.trailing, .leftToRight, 30), (.leading, .rightToLeft, 30), (.center, .rightToLeft, 15),
    (.trailing, .rightToLeft, 0),
  ]) func aColumnAlignsSideways(
    alignment: HorizontalAlignment, direction: LayoutDirection, x: Double
  ) {
    let stage = Stage(
      width: 40, height: 100, environment: { $0.layoutDirection = direction },
      content: VStack(alignment: alignment, spacing: 0) {
        Block(.red, 40, 10)
        Block(.green, 10, 10)
      })
    #expect(stage.rect(of: .green)?.minX == x)
  }

  @Test func aRowRunsFromRightToLeftWhereTextDoes() {
    let stage = Stage(
      width: 100, height: 100, environment: { $0.layoutDirection = .rightToLeft },
      content: HStack(spacing: 5) {
        Block(.red, 20, 10)
        Block(.green, 30, 10)
        Spacer()
      })
    #expect(stage.rect(of: .red)?.minX == 80)
    #expect(stage.rect(of: .green)?.minX == 45)
  }

  @Test func aColumnSharesItsHeight() {
    let stage = Stage(
      width: 100, height: 100,
      content: VStack(spacing: 10) {
        Block(.red, width: 10...10, height: 0...1000)
        Block(.green, 10, 30)
      })
    #expect(stage.rect(of: .red) == Rect(x: 45, y: 0, width: 10, height: 60))
    #expect(stage.rect(of: .green) == Rect(x: 45, y: 70, width: 10, height: 30))
  }

  @Test func groupsAndLoopsAndConditionsDissolve() {
    let flag = true
    #expect(
      row(200) {
        HStack(spacing: 10) {
          Group {
            Block(.red, 10, 10)
            EmptyView()
            if flag { Block(.green, 20, 10) }
          }
          ForEach(0..<1) { _ in Block(.blue, 30, 10) }
        }
      } == [[60, 10], [80, 20], [110, 30]])
  }

  @Test func anEmptyRowIsNothing() {
    let stage = Stage(width: 100, height: 100, content: HStack {}.background(Color.red))
    #expect(stage.rect(of: .red)?.size == .zero)
  }

  @Test func textThatBreaksIsPlacedAsItWasMeasured() {
    // 7.5 points per character: the row offers "long words…" less than it wants.
    let stage = Stage(
      width: 100, height: 100,
      content: HStack(spacing: 0) {
        Text("abcdefghijklmnop")
        Text("xy")
      })
    #expect(stage.texts == ["abcdefghijk", "lmnop", "xy"])
    #expect(stage.place(of: "abcdefghijk")?.x == 1.25)
    #expect(stage.place(of: "xy")?.x == 83.75)
  }

  @Test func aPileIsAsLargeAsItsLargestAndAlignsTheRest() {
    let stage = Stage(
      width: 100, height: 100,
      content: ZStack(alignment: .bottomTrailing) {
        Block(.red, 40, 20)
        Block(.green, 10, 30)
        Block(.blue, 5, 5)
      })
    #expect(stage.rect(of: .red) == Rect(x: 30, y: 45, width: 40, height: 20))
    #expect(stage.rect(of: .green) == Rect(x: 60, y: 35, width: 10, height: 30))
    #expect(stage.rect(of: .blue) == Rect(x: 65, y: 60, width: 5, height: 5))
  }

  @Test func aPileOffersEveryViewWhatItIsOffered() {
    let stage = Stage(
      width: 100, height: 60,
      content: ZStack {
        Block(.red, 10, 10)
        Color.green
      })
    #expect(stage.rect(of: .green) == Rect(x: 0, y: 0, width: 100, height: 60))
  }
}
