import Motion
import Testing

@Suite struct RubberBandTests {
  @Test func theFormula() {
    let band = RubberBand(extent: 400)
    #expect(isNear(band.shown(100), 400 * (1 - 1 / (1 + 0.55 * 100 / 400))))
    #expect(band.shown(-100) == -band.shown(100))
    #expect(band.shown(0) == 0)
  }

  @Test func theInverseAndTheSlope() {
    let band = RubberBand()
    for drag in stride(from: -9.0, through: 9, by: 0.37) {
      #expect(isNear(band.drag(showing: band.shown(drag)), drag, within: 1e-9))
      let slope = (band.shown(abs(drag) + 1e-6) - band.shown(abs(drag))) / 1e-6
      #expect(isNear(band.slope(at: drag), slope, within: 1e-5))
    }
  }

  @Test func withoutResistanceTheEndIsHard() {
    let band = RubberBand(resistance: 0)
    #expect(band.shown(5) == 0 && band.drag(showing: 0.3) == 0 && band.slope(at: 2) == 0)
  }
}
