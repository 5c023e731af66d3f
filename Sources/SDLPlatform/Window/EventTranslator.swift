internal import CSDL2
internal import Glibc
internal import Graphics
internal import Interface
internal import Motion

/// From SDL's events to those that views understand, each exactly once.
struct EventTranslator {
  /// The window's extent in points: fingers come as fractions of it.
  var windowSize = Size.zero

  /// The mouse that SDL makes up for fingers (its `SDL_TOUCH_MOUSEID`).
  static let touchMouse = UInt32.max

  /// Where the mouse was last seen, in points.
  var mouse = Point.zero

  var scrolling = ScrollTranslator()
  var pinch = PinchTracker()
  /// The button that a drag holds; others pressed meanwhile change nothing.
  private var heldButton: PointerEvent.Button?
  /// The fingers on the screen by SDL's numbers, and where they are.
  ///
  /// Their own numbers count from 1, since 0 is the mouse.
  var fingers: [Int64: (id: Int, position: Point)] = [:]
  /// What has come of a drop so far: files come one by one.
  private var dropped: [[UInt8]] = []

  /// When `advance(to:)` should be called though nothing happens; nil: never.
  var deadline: Seconds? { scrolling.deadline }

  /// Ends scrolling that has been quiet for long enough.
  mutating func advance(to now: Seconds) -> [InputEvent] {
    scrolling.advance(to: now).map { [inputEvent($0, isShifted: false, at: now)] } ?? []
  }

  /// What an event means, given whether Shift is held.
  mutating func translate(
    _ event: SDL_Event, isShifted: Bool, at time: Seconds
  ) -> [InputEvent] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: mouseMoved(event.motion, at: time)
    case SDL_MOUSEBUTTONDOWN: mousePressed(event.button, at: time)
    case SDL_MOUSEBUTTONUP: mouseReleased(event.button, at: time)
    case SDL_MOUSEWHEEL: wheel(event.wheel, isShifted: isShifted, at: time)
    case SDL_FINGERDOWN: finger(event.tfinger, .pressed, at: time)
    case SDL_FINGERMOTION: finger(event.tfinger, .dragged, at: time)
    case SDL_FINGERUP: finger(event.tfinger, .released, at: time)
    case SDL_KEYDOWN: KeyEvent(event.key, at: time).map { [.key($0)] } ?? []
    case SDL_WINDOWEVENT: window(event.window, at: time)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop(event.drop, at: time)
    default: []
    }
  }

  private mutating func drop(_ event: SDL_DropEvent, at time: Seconds) -> [InputEvent] {
    if let item = event.file {
      dropped.append(Array(UnsafeRawBufferPointer(start: item, count: strlen(item))))
      SDL_free(item)
    }
    guard event.type == SDL_DROPCOMPLETE.rawValue, !dropped.isEmpty else { return [] }
    defer { dropped = [] }
    return [.drop(DropEvent(items: dropped, position: mouse, time: time))]
  }
}

// MARK: - Mouse

extension EventTranslator {
  private mutating func mouseMoved(
    _ event: SDL_MouseMotionEvent, at time: Seconds
  ) -> [InputEvent] {
    guard event.which != Self.touchMouse else { return [] }
    mouse = Point(x: Double(event.x), y: Double(event.y))
    return [pointer(heldButton == nil ? .hovered : .dragged, heldButton ?? .primary, at: time)]
  }

  private mutating func mousePressed(
    _ event: SDL_MouseButtonEvent, at time: Seconds
  ) -> [InputEvent] {
    guard event.which != Self.touchMouse, let button = PointerEvent.Button(event.button) else {
      return []
    }
    mouse = Point(x: Double(event.x), y: Double(event.y))
    if heldButton == nil { heldButton = button }
    return [pointer(.pressed, button, at: time)]
  }

  private mutating func mouseReleased(
    _ event: SDL_MouseButtonEvent, at time: Seconds
  ) -> [InputEvent] {
    guard event.which != Self.touchMouse, let button = PointerEvent.Button(event.button) else {
      return []
    }
    mouse = Point(x: Double(event.x), y: Double(event.y))
    if heldButton == button { heldButton = nil }
    return [pointer(.released, button, at: time)]
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, at time: Seconds
  ) -> InputEvent {
    .pointer(PointerEvent(phase, button: button, position: mouse, time: time))
  }

  /// A window that goes away takes presses with it; a pointer that leaves hovers nowhere.
  private mutating func window(_ event: SDL_WindowEvent, at time: Seconds) -> [InputEvent] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_LEAVE where heldButton == nil: return [pointer(.left, .primary, at: time)]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      var events = fingers.values.map { finger in
        touch(.cancelled, id: finger.id, finger.position, at: time)
      }
      if let button = heldButton { events.append(pointer(.cancelled, button, at: time)) }
      fingers = [:]
      heldButton = nil
      return events
    default: return []
    }
  }
}

extension PointerEvent.Button {
  /// The button of one of SDL's numbers; mice with more buttons have no meaning for those.
  fileprivate init?(_ button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    case SDL_BUTTON_X1: self = .back
    case SDL_BUTTON_X2: self = .forward
    default: return nil
    }
  }
}
