import Graphics
import Motion
import Testing

@Suite struct AnimatableTests {
  private func middle<Value: Animatable>(_ start: Value, _ end: Value) -> Value {
    var value = Animated(start)
    value.set(end, with: .linear(duration: 2), at: 0)
    return value.value(at: 1)
  }

  @Test func geometryMovesInAllItsParts() {
    let point = middle(Point(x: 0, y: 10), Point(x: 4, y: 20))
    #expect(isNear(point.x, 2, within: 1e-6) && isNear(point.y, 15, within: 1e-6))
    let size = middle(Size(width: 2, height: 4), Size(width: 4, height: 8))
    #expect(isNear(size.width, 3, within: 1e-6) && isNear(size.height, 6, within: 1e-6))
    let vector = middle(Vector.zero, Vector(dx: 2, dy: -2))
    #expect(isNear(vector.dx, 1, within: 1e-6) && isNear(vector.dy, -1, within: 1e-6))
    let rect = middle(Rect.zero, Rect(x: 2, y: 4, width: 6, height: 8))
    #expect(isNear(rect.minX, 1, within: 1e-6) && isNear(rect.minY, 2, within: 1e-6))
    #expect(isNear(rect.width, 3, within: 1e-6) && isNear(rect.height, 4, within: 1e-6))
    let insets = middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(isNear(insets.top, 1, within: 1e-6) && isNear(insets.leading, 2, within: 1e-6))
    #expect(isNear(insets.bottom, 3, within: 1e-6) && isNear(insets.trailing, 4, within: 1e-6))
  }

  @Test func coloursMixAndFadesKeepTheirColour() {
    let mixed = middle(Color.black, Color.white)
    #expect(isNear(mixed.red, 0.5, within: 1e-6) && isNear(mixed.alpha, 1, within: 1e-6))
    let fade = middle(Color.clear, Color.red)
    #expect(isNear(fade.red, Color.red.red, within: 1e-6))
    #expect(isNear(fade.green, Color.red.green, within: 1e-6))
    #expect(isNear(fade.alpha, 0.5, within: 1e-6))
  }

  @Test func targetsAreReachedExactly() {
    var color = Animated(Color.red)
    color.set(Color(hex: 0x6CB0FF, opacity: 0.3), with: .bouncy, at: 0)
    #expect(color.value(at: 9) == Color(hex: 0x6CB0FF, opacity: 0.3))
  }
}
