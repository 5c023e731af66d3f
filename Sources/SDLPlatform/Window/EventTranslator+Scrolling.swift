internal import CSDL2
internal import CTrackpad
internal import Graphics
internal import Interface
internal import Motion

extension EventTranslator {
  /// What a trackpad's sample means, given whether Shift is held.
  mutating func translate(
    _ sample: trackpad_sample, isShifted: Bool, at time: Seconds
  ) -> [InputEvent] {
    let isPinching = pinch.isActive
    let pinches = pinch.event(for: sample, pointer: mouse, at: time).map { [InputEvent.pinch($0)] }
    if let scrolling = ScrollSample(sample) {
      // While fingers pinch, nothing scrolls.
      guard !isPinching else { return pinches ?? [] }
      return scroll(scrolling, isShifted: isShifted, at: time)
    }
    // Fingers that begin to pinch do not scroll any more.
    return scroll(.lost, isShifted: isShifted, at: time) + (pinches ?? [])
  }

  /// Turning a wheel, or whatever scrolls where SDL is all that tells of it.
  ///
  /// The precise amounts alone count: the whole ones lose small movements and are garbage in some
  /// builds of SDL. The flipped direction is ignored because the desktop's setting is in the sign.
  mutating func wheel(
    _ event: SDL_MouseWheelEvent, isShifted: Bool, at time: Seconds
  ) -> [InputEvent] {
    guard event.which != Self.touchMouse else { return [] }
    let clicks = Vector(dx: Double(event.preciseX), dy: -Double(event.preciseY))
    return scroll(.moved(ScrollMovement(clicks: clicks)), isShifted: isShifted, at: time)
  }

  private mutating func scroll(
    _ sample: ScrollSample, isShifted: Bool, at time: Seconds
  ) -> [InputEvent] {
    scrolling.handle(sample, at: time).map { inputEvent($0, isShifted: isShifted, at: time) }
  }

  func inputEvent(_ step: ScrollStep, isShifted: Bool, at time: Seconds) -> InputEvent {
    switch step {
    case .scroll(let phase, let source, let delta):
      .scroll(ScrollEvent(phase, source: source, delta: delta, position: mouse, time: time))
    case .detents(let detents):
      .wheel(
        WheelEvent(
          detents: isShifted && detents.dx == 0 ? Vector(dx: detents.dy) : detents,
          position: mouse, time: time))
    }
  }
}
