import CTrackpad
import FakeCompositor
import Testing

/// What a compositor says, and the samples that it makes.
@Suite struct WaylandTrackpadTests {
  private let compositor: Compositor

  init() throws { compositor = try Compositor() }

  private let vertical: UInt32 = 0
  private let horizontal: UInt32 = 1
  private let wheel: UInt32 = 0
  private let finger: UInt32 = 1
  private let continuous: UInt32 = 2
  private let tilt: UInt32 = 3

  /// A seat with the pointer on the window.
  private func seat(version: Int32 = 8) throws -> OpaquePointer {
    let seat = try compositor.addSeat(version: version)
    fake_seat_enter(seat, false)
    compositor.exchange()
    return seat
  }

  @Test("fingers move and lift", arguments: 5...9 as ClosedRange<Int32>)
  func fingersMoveAndLift(version: Int32) throws {
    let seat = try seat(version: version)
    let moved = compositor.samples {
      fake_seat_source(seat, finger)
      fake_seat_axis(seat, 70, horizontal, 4.5)
      fake_seat_axis(seat, 70, vertical, -1)
      fake_seat_frame(seat)
    }
    #expect(moved == [.init(TRACKPAD_SCROLL, TRACKPAD_FINGER, at: 70, dx: 4.5, dy: -1)])
    let lifted = compositor.samples {
      fake_seat_source(seat, finger)
      fake_seat_stop(seat, 80, vertical)
      fake_seat_stop(seat, 80, horizontal)
      fake_seat_frame(seat)
    }
    #expect(lifted == [.init(TRACKPAD_LIFT, at: 80)])
  }

  @Test("without frames each movement stands alone", arguments: 1...4 as ClosedRange<Int32>)
  func withoutFramesEachMovementStandsAlone(version: Int32) throws {
    let seat = try seat(version: version)
    let samples = compositor.samples {
      fake_seat_axis(seat, 5, vertical, 15)
      fake_seat_axis(seat, 5, horizontal, -2)
    }
    #expect(
      samples == [
        .init(TRACKPAD_SCROLL, at: 5, dy: 15, clicksY: 1.5),
        .init(TRACKPAD_SCROLL, at: 5, dx: -2, clicksX: -0.2),
      ])
  }

  @Test(arguments: 5...7 as ClosedRange<Int32>)
  func wheelsTellDetents(version: Int32) throws {
    let seat = try seat(version: version)
    let samples = compositor.samples {
      fake_seat_source(seat, wheel)
      fake_seat_detents(seat, vertical, 240)
      fake_seat_axis(seat, 9, vertical, 30)
      fake_seat_frame(seat)
    }
    #expect(samples == [.init(TRACKPAD_SCROLL, TRACKPAD_WHEEL, at: 9, dy: 30, clicksY: 2)])
  }

  @Test(arguments: [8, 9] as [Int32])
  func newCompositorsTellPartsOfADetent(version: Int32) throws {
    let seat = try seat(version: version)
    let samples = compositor.samples {
      fake_seat_source(seat, tilt)
      fake_seat_detents(seat, horizontal, -30)
      fake_seat_axis(seat, 9, horizontal, -3.75)
      fake_seat_frame(seat)
    }
    #expect(
      samples == [.init(TRACKPAD_SCROLL, TRACKPAD_TILT, at: 9, dx: -3.75, clicksX: -0.25)])
  }

  @Test func aWheelWithoutDetentsIsUnknown() throws {
    let seat = try seat()
    let samples = compositor.samples {
      fake_seat_source(seat, wheel)
      fake_seat_axis(seat, 9, vertical, 5)
      fake_seat_frame(seat)
    }
    #expect(samples == [.init(TRACKPAD_SCROLL, at: 9, dy: 5, clicksY: 0.5)])
  }

  @Test func aContinuousDeviceIsNamed() throws {
    let seat = try seat()
    let samples = compositor.samples {
      fake_seat_source(seat, continuous)
      fake_seat_axis(seat, 9, vertical, 5)
      fake_seat_frame(seat)
      // A frame of nothing, as after a button.
      fake_seat_frame(seat)
    }
    #expect(samples == [.init(TRACKPAD_SCROLL, TRACKPAD_CONTINUOUS, at: 9, dy: 5)])
  }

  @Test func scrollingOverAnotherWindowIsNotForThisOne() throws {
    let seat = try compositor.addSeat(version: 7)
    compositor.addGestures(version: 3)
    fake_seat_enter(seat, true)
    let samples = compositor.samples {
      fake_seat_source(seat, finger)
      fake_seat_axis(seat, 70, horizontal, 4.5)
      fake_seat_frame(seat)
      fake_seat_begin_pinch(seat, 71)
      fake_seat_pinch(seat, 72, 0, 0, 2, 0)
      fake_seat_end_pinch(seat, 73, false)
      fake_seat_begin_hold(seat, 74, 2)
      fake_seat_end_hold(seat, 75, false)
    }
    #expect(samples.isEmpty && !compositor.isLive)
  }

  @Test func aPointerThatLeavesIsLost() throws {
    let seat = try seat()
    #expect(compositor.isLive)
    let samples = compositor.samples {
      fake_seat_source(seat, finger)
      fake_seat_axis(seat, 70, horizontal, 4)
      fake_seat_leave(seat)
      // What was not yet framed belongs nowhere.
      fake_seat_frame(seat)
    }
    #expect(samples == [.init(TRACKPAD_LOSS)])
    #expect(!compositor.isLive)
  }

  @Test func aPointerThatIsTakenOutAndPluggedInAgainScrollsAgain() throws {
    let seat = try seat(version: 5)
    compositor.addGestures(version: 3)
    #expect(fake_seat_object_count(seat) == 3)
    let lost = compositor.samples { fake_seat_set_pointer(seat, false) }
    #expect(lost == [.init(TRACKPAD_LOSS)])
    #expect(fake_seat_object_count(seat) == 0)
    #expect(!compositor.isLive)
    fake_seat_set_pointer(seat, true)
    compositor.exchange()
    let samples = compositor.samples {
      fake_seat_enter(seat, false)
      fake_seat_source(seat, finger)
      fake_seat_axis(seat, 70, horizontal, 4)
      fake_seat_frame(seat)
      fake_seat_begin_pinch(seat, 71)
    }
    #expect(
      samples.map(\.kind) == [TRACKPAD_SCROLL, TRACKPAD_PINCH_BEGIN].map { UInt8($0.rawValue) })
  }

  @Test func severalSeatsAreKeptApart() throws {
    let (one, other) = (try seat(), try seat(version: 6))
    let samples = compositor.samples {
      fake_seat_source(one, finger)
      fake_seat_axis(one, 70, horizontal, 4)
      fake_seat_source(other, continuous)
      fake_seat_axis(other, 71, vertical, 5)
      fake_seat_frame(other)
      fake_seat_frame(one)
    }
    #expect(
      samples == [
        .init(TRACKPAD_SCROLL, TRACKPAD_CONTINUOUS, at: 71, dy: 5),
        .init(TRACKPAD_SCROLL, TRACKPAD_FINGER, at: 70, dx: 4),
      ])
    fake_seat_leave(one)
    compositor.exchange()
    #expect(compositor.isLive)
  }

  @Test func aSeatThatIsRemovedIsLost() throws {
    let (one, other) = (try seat(), try seat())
    let samples = compositor.samples { fake_seat_remove(one) }
    #expect(samples == [.init(TRACKPAD_LOSS)])
    #expect(fake_seat_object_count(one) == 0 && fake_seat_object_count(other) == 1)
    #expect(compositor.isLive)
  }

  @Test("pinches", arguments: 1...3 as ClosedRange<Int32>)
  func pinches(version: Int32) throws {
    let seat = try seat()
    compositor.addGestures(version: version)
    let samples = compositor.samples {
      fake_seat_begin_pinch(seat, 1)
      fake_seat_pinch(seat, 2, 0.5, -1, 1.25, 3)
      fake_seat_end_pinch(seat, 3, false)
      fake_seat_begin_pinch(seat, 4)
      fake_seat_end_pinch(seat, 5, true)
    }
    #expect(
      samples == [
        .init(TRACKPAD_PINCH_BEGIN, at: 1, scale: 1),
        .init(TRACKPAD_PINCH_UPDATE, at: 2, dx: 0.5, dy: -1, scale: 1.25, rotation: 3),
        .init(TRACKPAD_PINCH_END, at: 3),
        .init(TRACKPAD_PINCH_BEGIN, at: 4, scale: 1),
        .init(TRACKPAD_PINCH_CANCEL, at: 5),
      ])
  }

  @Test func gesturesMayComeBeforeSeatsAndGoAgain() throws {
    compositor.addGestures(version: 3)
    let seat = try seat()
    #expect(fake_seat_object_count(seat) == 3)
    compositor.removeGestures()
    #expect(fake_seat_object_count(seat) == 1)
  }

  @Test func twoFingersThatRestAreATouch() throws {
    compositor.addGestures(version: 3)
    let seat = try seat()
    let samples = compositor.samples {
      for fingers in 1...4 as ClosedRange<UInt32> {
        fake_seat_begin_hold(seat, fingers, fingers)
        fake_seat_end_hold(seat, fingers + 10, fingers == 1)
      }
    }
    #expect(samples == [.init(TRACKPAD_TOUCH, at: 2), .init(TRACKPAD_LIFT, at: 12)])
  }

  @Test func closingLeavesNothingBehind() throws {
    let seat = try seat()
    compositor.addGestures(version: 2)
    compositor.close()
    compositor.exchange()
    #expect(fake_seat_object_count(seat) == 0)
  }
}
