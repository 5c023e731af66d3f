import Graphics
import Testing

@Suite struct RectTests {
  @Test func edgesAndMiddleFollowFromCornerAndSize() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect == Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 50)))
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect(rect.center == Point(x: 25, y: 45))
  }

  @Test func leftAndTopEdgesAreInsideRightAndBottomOutside() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(rect.contains(Point(x: 3.999, y: 5.999)))
    #expect(!rect.contains(Point(x: 4, y: 3)))
    #expect(!rect.contains(Point(x: 2, y: 6)))
    #expect(!Rect.zero.contains(.zero))
    #expect(!rect.contains(Point(x: .nan, y: 3)))
  }

  @Test func aRectangleWithoutAreaIsEmpty() {
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 5, height: 0).isEmpty)
    #expect(Rect(x: 0, y: 0, width: -1, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 5).isEmpty)
    #expect(!Rect.unit.isEmpty)
  }

  @Test func insetMovesEveryEdgeAndStopsAtNothing() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 6)
    #expect(rect.inset(by: 2) == Rect(x: 2, y: 2, width: 6, height: 2))
    #expect(rect.inset(by: -1) == Rect(x: -1, y: -1, width: 12, height: 8))
    #expect(rect.inset(by: 4).size == Size(width: 2, height: 0))
    #expect(rect.inset(by: 2).inset(by: -2) == rect)
  }

  @Test("what two rectangles share is what lies in both", arguments: [1, 2, 3] as [UInt64])
  func intersectionHoldsWhatBothHold(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (a, b) = (Rect.random(using: &generator), Rect.random(using: &generator))
      let shared = a.intersection(b)
      #expect(shared.isEmpty == b.intersection(a).isEmpty, "seed \(seed): \(a) \(b)")
      if !a.isEmpty && !b.isEmpty {
        #expect(a.intersects(b) == !shared.isEmpty, "seed \(seed): \(a) \(b)")
      }
      for x in -10...19 {
        let point = Point(x: Double(x) + 0.5, y: .random(in: -10...19, using: &generator))
        let isInBoth = a.contains(point) && b.contains(point)
        #expect(shared.contains(point) == isInBoth, "seed \(seed): \(a) \(b) \(point)")
      }
    }
  }

  @Test func movingARectangleMovesWhatItHolds() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let way = Vector(dx: -5, dy: 7)
    #expect(rect.offset(by: way) == Rect(x: -4, y: 9, width: 3, height: 4))
    #expect(rect.offset(by: way).offset(by: .zero - way) == rect)
  }
}

@Suite struct VectorTests {
  @Test func pointsAndVectorsAddUp() {
    let (start, way) = (Point(x: 1, y: 2), Vector(dx: 3, dy: 4))
    #expect(start + way == Point(x: 4, y: 6))
    #expect((start + way) - start == way)
    #expect((start + way) - way == start)
    #expect(way.length == 5)
    #expect(way + way == way * 2)
    #expect(way - way == .zero)
    var sum = way
    sum += way
    #expect(sum == Vector(dx: 6, dy: 8))
    #expect(Size(width: 2, height: 3) * 2 == Size(width: 4, height: 6))
  }
}
