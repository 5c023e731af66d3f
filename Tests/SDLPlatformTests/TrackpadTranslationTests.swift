import CSDL2
import CTrackpad
import Graphics
import Interface
import Motion
import Testing

@testable import SDLPlatform

/// What a trackpad's samples mean to views.
struct TrackpadTranslationTests {
  private var translator = EventTranslator()
  private let place = Point(x: 30, y: 40)

  init() { translator.mouse = place }

  private mutating func send(
    _ kind: trackpad_kind, _ source: trackpad_source = TRACKPAD_UNKNOWN, isShifted: Bool = false,
    at time: Seconds = 1, _ fill: (inout trackpad_sample) -> Void = { _ in }
  ) -> [InputEvent] {
    var sample = trackpad_sample()
    sample.kind = UInt8(kind.rawValue)
    sample.source = UInt8(source.rawValue)
    fill(&sample)
    return translator.translate(sample, isShifted: isShifted, at: time)
  }

  private mutating func swipe(_ dx: Float, at time: Seconds) -> [InputEvent] {
    send(TRACKPAD_SCROLL, TRACKPAD_FINGER, at: time) { $0.dx = dx }
  }

  private func scroll(_ phase: ScrollPhase, dx: Double = 0, at time: Seconds) -> InputEvent {
    .scroll(
      ScrollEvent(phase, source: .finger, delta: Vector(dx: dx), position: place, time: time))
  }

  @Test mutating func fingersBeginMoveAndLift() {
    #expect(swipe(2.5, at: 1) == [scroll(.began, dx: 2.5, at: 1)])
    #expect(swipe(4, at: 1.01) == [scroll(.changed, dx: 4, at: 1.01)])
    #expect(translator.deadline == nil)
    #expect(send(TRACKPAD_LIFT, at: 1.02) == [scroll(.ended, at: 1.02)])
  }

  @Test mutating func restingFingersBeginWithoutMovement() {
    #expect(send(TRACKPAD_TOUCH) == [scroll(.began, at: 1)])
    #expect(swipe(4, at: 1.01) == [scroll(.changed, dx: 4, at: 1.01)])
    #expect(send(TRACKPAD_LOSS, at: 1.02) == [scroll(.cancelled, at: 1.02)])
  }

  @Test(arguments: [
    (TRACKPAD_WHEEL, Vector(dx: 0, dy: 1)), (TRACKPAD_TILT, Vector(dx: 1, dy: 0)),
    (TRACKPAD_UNKNOWN, Vector(dx: 0, dy: 1)),
  ]) func detentsOfAnyWheelAreWheelEvents(source: trackpad_source, detents: Vector) {
    var copy = self
    let events = copy.send(TRACKPAD_SCROLL, source) { sample in
      (sample.clicks_x, sample.clicks_y) = (Float(detents.dx), Float(detents.dy))
      (sample.dx, sample.dy) = (Float(detents.dx) * 15, Float(detents.dy) * 15)
    }
    #expect(events == [.wheel(WheelEvent(detents: detents, position: place, time: 1))])
  }

  @Test mutating func shiftTurnsADetentSidewaysAndNoFinger() {
    let detents = send(TRACKPAD_SCROLL, TRACKPAD_WHEEL, isShifted: true) { $0.clicks_y = -1 }
    #expect(detents == [.wheel(WheelEvent(detents: Vector(dx: -1), position: place, time: 1))])
    let fingers = send(TRACKPAD_SCROLL, TRACKPAD_FINGER, isShifted: true) { $0.dy = 5 }
    #expect(
      fingers == [
        .scroll(
          ScrollEvent(.began, source: .finger, delta: Vector(dy: 5), position: place, time: 1))
      ])
  }

  @Test mutating func aPinchAddsUpItsTurnsAndItsCentre() {
    #expect(
      send(TRACKPAD_PINCH_BEGIN) { $0.scale = 1 }
        == [.pinch(PinchEvent(.began, scale: 1, position: place, time: 1))])
    _ = send(TRACKPAD_PINCH_UPDATE, at: 2) {
      ($0.scale, $0.rotation, $0.dx, $0.dy) = (1.5, 10, 4, 0)
    }
    #expect(
      send(TRACKPAD_PINCH_UPDATE, at: 3) {
        ($0.scale, $0.rotation, $0.dx, $0.dy) = (0.5, -4, 1, 2)
      } == [
        .pinch(
          PinchEvent(.changed, scale: 0.5, rotation: 6, position: Point(x: 35, y: 42), time: 3))
      ])
    #expect(
      send(TRACKPAD_PINCH_END, at: 4) == [
        .pinch(PinchEvent(.ended, scale: 0.5, rotation: 6, position: Point(x: 35, y: 42), time: 4))
      ])
    #expect(send(TRACKPAD_PINCH_UPDATE, at: 5).isEmpty && send(TRACKPAD_PINCH_END, at: 5).isEmpty)
  }

  @Test mutating func nothingScrollsDuringAPinch() {
    _ = swipe(9, at: 1)
    #expect(
      send(TRACKPAD_PINCH_BEGIN, at: 1.1) == [
        scroll(.cancelled, at: 1.1),
        .pinch(PinchEvent(.began, scale: 1, position: place, time: 1.1)),
      ])
    #expect(swipe(9, at: 1.2).isEmpty)
    #expect(send(TRACKPAD_TOUCH, at: 1.2).isEmpty && send(TRACKPAD_LIFT, at: 1.2).isEmpty)
    _ = send(TRACKPAD_PINCH_CANCEL, at: 1.3)
    #expect(swipe(9, at: 1.4) == [scroll(.began, dx: 9, at: 1.4)])
  }

  @Test mutating func aPinchThatIsLostIsCancelled() {
    _ = send(TRACKPAD_PINCH_BEGIN)
    #expect(
      send(TRACKPAD_LOSS, at: 2)
        == [.pinch(PinchEvent(.cancelled, scale: 1, position: place, time: 2))])
    #expect(swipe(9, at: 3) == [scroll(.began, dx: 9, at: 3)])
  }

  @Test(
    arguments: [
      // By the same clock, a moment ago; as 32 bits hold it; rounded up; another clock.
      (5000.0125, 5000_004, 5000.004),
      (4_294_967.5, 4_294_967_290 - 4_294_967_296 + 200, 4_294_967.49),
      (5000.0125, 5000_013, 5000.013), (5000.0125, 77, 5000.0125), (5000.0125, 5003_000, 5000.0125),
    ] as [(Seconds, Int, Seconds)])
  func timesAreTheDevices(arrival: Seconds, milliseconds: Int, time: Seconds) {
    var sample = trackpad_sample()
    sample.milliseconds = UInt32(truncatingIfNeeded: milliseconds)
    #expect(abs(sample.time(arrival: arrival) - time) < 1e-6)
  }
}
