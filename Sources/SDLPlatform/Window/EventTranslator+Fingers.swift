internal import CSDL2
internal import Graphics
internal import Interface

extension EventTranslator {
  mutating func finger(
    _ event: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase, at time: Seconds
  ) -> [InputEvent] {
    let position = Point(
      x: Double(event.x) * windowSize.width, y: Double(event.y) * windowSize.height)
    let known = fingers[event.fingerId]?.id
    // A finger that was on the screen before the window, or that was taken away, is no one's.
    guard let id = phase == .pressed ? known ?? freeFinger : known else { return [] }
    fingers[event.fingerId] = phase == .released ? nil : (id, position)
    return [touch(phase, id: id, position, at: time)]
  }

  private var freeFinger: Int {
    let taken = Set(fingers.values.map(\.id))
    return (1...fingers.count + 1).first { !taken.contains($0) } ?? fingers.count + 1
  }

  func touch(
    _ phase: PointerEvent.Phase, id: Int, _ position: Point, at time: Seconds
  ) -> InputEvent {
    .pointer(PointerEvent(phase, source: .touch, id: id, position: position, time: time))
  }
}
