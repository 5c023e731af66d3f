import Graphics
import Motion
import Testing

/// What people see a pager do under a wheel or a trackpad.
@Suite struct ScrollPagingTests {
  /// A flick as a trackpad reports it: growing, then decaying amounts, none of them whole.
  private func flick(samples: Int, total: Double) -> [Double] {
    let shape = (0..<samples).map { index -> Double in
      let place = (Double(index) + 0.5) / Double(samples)
      return place < 0.3 ? place / 0.3 : (1 - place) / 0.7
    }
    let sum = shape.reduce(0, +)
    return shape.map { $0 / sum * total + 0.000_37 }
  }

  @Test("one flick turns at most one page", arguments: [14, 27, 60, 120, 200])
  func oneFlickTurnsAtMostOnePage(samples: Int) {
    for total in [3.0, 12, 40, 90, 200] {
      for direction in [1.0, -1] {
        var run = ScrollRun()
        run.scroll(flick(samples: samples, total: total * direction), every: 0.012)
        run.wait(1)
        #expect(abs(run.pager.position - 10) <= 1, "\(samples) samples, \(total) clicks")
        if total >= 40 { #expect(run.pager.position == 10 + direction) }
      }
    }
  }

  @Test func thePageIsWholeWithinNineHundredMillisecondsOfTheLastSample() {
    for clicks in stride(from: 0.5, to: 90, by: 1.37) {
      var run = ScrollRun()
      run.scroll([Double](repeating: clicks / 20, count: 20), every: 0.01)
      run.wait(0.89)
      #expect(run.pager.phase == .idle, "\(clicks)")
      #expect(run.pager.position == run.pager.position.rounded())
    }
  }

  @Test func aSlowSmallDisplacementReturns() {
    var run = ScrollRun()
    run.scroll([Double](repeating: 0.05, count: 40), every: 0.05)
    #expect(isNear(run.pager.position, 10.05, within: 1e-6))
    run.wait(1)
    #expect(run.pager.position == 10)
  }

  @Test func aLoneClickTurnsExactlyOnePage() {
    for (x, y, page) in [(1.0, 0.0, 11.0), (-1, 0, 9), (0, -1, 11), (0, 1, 9)] {
      var run = ScrollRun()
      run.wait(0.4)
      run.scroll(x: x, y: y)
      run.wait(1)
      #expect(run.pager.position == page)
    }
  }

  @Test func theContentFollowsBeforeTheSequenceEnds() {
    var run = ScrollRun()
    var sum = 0.0
    for amount in flick(samples: 30, total: 25) {
      run.scroll(x: amount)
      sum += amount
      #expect(isNear(run.pager.position, 10 + sum * 10 / 400))
      run.wait(0.01)
    }
  }

  @Test func aSlantedVerticalScrollNeverTurns() {
    for (x, y) in [(0.11, 0.13), (0.03, -0.51), (-0.2, 0.21)] {
      var run = ScrollRun()
      run.scroll(x: x, y: y)
      for _ in 0..<40 {
        run.wait(0.01)
        run.scroll(x: 1.37, y: 0.01)
      }
      #expect(run.pager.position == 10)
      run.wait(1)
      #expect(run.pager.position == 10)
    }
  }

  @Test func twentySmallSamplesMoveAsFarAsFourLargeOnes() {
    var many = ScrollRun()
    many.scroll([Double](repeating: 0.05, count: 20), every: 0.005)
    var few = ScrollRun()
    few.scroll([Double](repeating: 0.25, count: 4), every: 0.025)
    #expect(isNear(many.pager.position, few.pager.position))
    #expect(many.pager.position > 10.02)
  }

  @Test func splittingASumIntoTenTimesMoreSamplesChangesNothing() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let sum = Double.random(in: -30...30, using: &random)
      let positions = [7, 70].map { parts -> Double in
        var run = ScrollRun()
        run.scroll(
          [Double](repeating: sum / Double(parts), count: parts), every: 0.4 / Double(parts))
        return run.pager.position - 10
      }
      #expect(isNear(positions[0], positions[1], within: abs(positions[0]) * 0.01), "\(sum)")
    }
  }

  @Test func aFreeSpinningWheelTurnsTwoOrThreePagesIn300Milliseconds() {
    var run = ScrollRun()
    for _ in 0..<30 {
      run.scroll(y: -1)
      run.wait(0.01)
    }
    run.wait(1)
    #expect([12, 13].contains(run.pager.position))
  }

  @Test func fiveNotchesTwoHundredMillisecondsApartTurnFivePages() {
    var run = ScrollRun()
    for _ in 0..<5 {
      run.scroll(y: -1)
      run.wait(0.2)
    }
    run.wait(1)
    #expect(run.pager.position == 15)
  }

  @Test func aBurstOfHorizontalClicksTurnsOnePage() {
    for interval in [0.01, 0.02, 0.17] {
      var run = ScrollRun()
      run.scroll([Double](repeating: 1, count: 27), every: interval)
      run.wait(1)
      #expect(run.pager.position == 11, "\(interval)")
    }
  }

  @Test func eachBurstAfterAPauseTurnsOnePage() {
    var run = ScrollRun()
    for _ in 0..<3 {
      run.scroll([Double](repeating: -1, count: 12), every: 0.015)
      run.wait(0.2)
    }
    run.wait(1)
    #expect(run.pager.position == 7)
  }

  @Test func scrollingResumesAfterAPause() {
    var run = ScrollRun()
    run.scroll([Double](repeating: 0.31, count: 30), every: 0.01)
    run.wait(0.2)
    let settling = run.pager.position
    run.scroll(x: 0.31)
    #expect(isNear(run.pager.position, settling + 0.31 / 40))
    #expect(run.pager.isDragging)
  }
}
