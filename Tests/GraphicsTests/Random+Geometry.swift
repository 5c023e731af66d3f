import Graphics

extension Point {
  static func random(using generator: inout SeededGenerator) -> Point {
    Point(
      x: .random(in: -100...100, using: &generator), y: .random(in: -100...100, using: &generator))
  }
}

extension Rect {
  /// On whole points, so that edges of different rectangles often fall together.
  static func random(using generator: inout SeededGenerator) -> Rect {
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    return Rect(x: number(-9...9), y: number(-9...9), width: number(0...9), height: number(0...9))
  }
}

extension Transform {
  /// Far enough from flat that its inverse keeps nine digits.
  static func random(using generator: inout SeededGenerator) -> Transform {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    while true {
      let transform = Transform(
        a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2),
        tx: number(-50...50), ty: number(-50...50))
      if abs(transform.a * transform.d - transform.b * transform.c) > 0.1 { return transform }
    }
  }
}

/// Whether two points are the same but for rounding.
func isNear(_ a: Point, _ b: Point) -> Bool { (a - b).length < 1e-9 }
