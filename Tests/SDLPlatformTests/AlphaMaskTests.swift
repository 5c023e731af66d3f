import Glibc
import Testing

@testable import SDLPlatform

struct AlphaMaskTests {
  @Test(arguments: [0.4, 1, 1.5, 4, 12, 24])
  func aBlurKeepsWhatItSpreads(sigma: Double) {
    let reach = AlphaMask.blurReach(sigma: sigma)
    var mask = AlphaMask(width: 41, height: 37)
    mask.paint([CoverageTile(rect: PixelRect(x: 0, y: 0, width: 41, height: 37), coverage: 255)])
    let blurred = mask.padded(by: reach).blurred(sigma: sigma)
    let before = mask.values.reduce(0.0) { $0 + Double($1) }
    let after = blurred.values.reduce(0.0) { $0 + Double($1) }
    #expect(abs(after / before - 1) < 0.02)
  }

  @Test(arguments: [1.5, 4, 12])
  func aBlurIsNearlyGaussian(sigma: Double) {
    // A half plane becomes the normal distribution's sum.
    let reach = AlphaMask.blurReach(sigma: sigma)
    let side = 4 * reach
    let tall = (0..<2 * side).reduce(into: AlphaMask(width: 2 * side, height: 2 * side)) {
      tall, y in
      for x in side..<2 * side { tall[x, y] = 255 }
    }
    let row = tall.blurred(sigma: sigma)
    for x in side - reach..<side + reach {
      let z = (Double(x) + 0.5 - Double(side)) / sigma
      let expected = 255 * normalSum(z)
      #expect(abs(Double(row[x, side]) - expected) < 255 * 0.03, "at \(z) standard deviations")
    }
  }

  @Test func noBlurChangesNothing() {
    var mask = AlphaMask(width: 5, height: 5)
    mask[2, 2] = 200
    #expect(mask.blurred(sigma: 0) == mask)
    #expect(AlphaMask.blurReach(sigma: 0) == 0)
  }

  /// The normal distribution's sum up to `z`, by adding up its density.
  private func normalSum(_ z: Double) -> Double {
    let steps = 2000
    let width = (z + 8) / Double(steps)
    return (0..<steps).reduce(0) { sum, index in
      let x = -8 + (Double(index) + 0.5) * width
      return sum + width * density(x)
    }
  }

  private func density(_ x: Double) -> Double { exp(-x * x / 2) / (2 * Double.pi).squareRoot() }
}
