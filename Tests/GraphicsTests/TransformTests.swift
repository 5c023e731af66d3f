import Graphics
import Testing

@Suite struct TransformTests {
  static let seeds: [UInt64] = [1, 2, 3]

  @Test("the inverse undoes a transform", arguments: seeds)
  func inverseUndoes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let transform = Transform.random(using: &generator)
      let point = Point.random(using: &generator)
      let inverse = try #require(transform.inverse, "seed \(seed): \(transform)")
      #expect(isNear(inverse.apply(to: transform.apply(to: point)), point), "seed \(seed)")
      #expect(isNear(transform.apply(to: inverse.apply(to: point)), point), "seed \(seed)")
    }
  }

  @Test("one transform followed by another applies both in order", arguments: seeds)
  func compositionAppliesInOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (first, next) = (
        Transform.random(using: &generator), Transform.random(using: &generator)
      )
      let point = Point.random(using: &generator)
      let both = first.followed(by: next)
      #expect(isNear(both.apply(to: point), next.apply(to: first.apply(to: point))), "seed \(seed)")
    }
  }

  @Test("a rectangle's image holds the image of every point in it", arguments: seeds)
  func imageOfARectangleHoldsItsPoints(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let transform = Transform.random(using: &generator)
      let rect = Rect.random(using: &generator)
      let image = transform.apply(to: rect).inset(by: -1e-9)
      for _ in 0..<10 {
        let point = Point(
          x: .random(in: rect.minX...rect.maxX, using: &generator),
          y: .random(in: rect.minY...rect.maxY, using: &generator))
        #expect(image.contains(transform.apply(to: point)), "seed \(seed): \(rect) \(point)")
      }
    }
  }

  @Test func identityChangesNothing() {
    let point = Point(x: 3, y: -4)
    #expect(Transform.identity.apply(to: point) == point)
    #expect(Transform.identity.inverse == .identity)
    let move = Transform.translation(Vector(dx: 1, dy: 2))
    #expect(move.followed(by: .identity) == move)
    #expect(Transform.identity.followed(by: move) == move)
  }

  @Test func scalingKeepsItsCentre() {
    let center = Point(x: 10, y: 20)
    let scale = Transform.scale(3, about: center)
    #expect(scale.apply(to: center) == center)
    #expect(scale.apply(to: Point(x: 11, y: 22)) == Point(x: 13, y: 26))
    let rect = Rect(x: 8, y: 19, width: 4, height: 2)
    #expect(scale.apply(to: rect) == Rect(x: 4, y: 17, width: 12, height: 6))
  }

  @Test func onlyScaleAndTranslationAreAxisAligned() {
    #expect(Transform.scale(2, about: .zero).isAxisAligned)
    #expect(Transform.translation(Vector(dx: 1, dy: 2)).isAxisAligned)
    #expect(!Transform(a: 0, b: 1, c: -1, d: 0).isAxisAligned)
    #expect(!Transform(c: 0.1).isAxisAligned)
  }

  @Test func aFlatOrBoundlessTransformHasNoInverse() {
    #expect(Transform(a: 0, d: 0).inverse == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4).inverse == nil)
    #expect(Transform(a: .infinity).inverse == nil)
    #expect(Transform(a: .nan).inverse == nil)
  }
}
