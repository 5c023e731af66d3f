import CSDL2
import Graphics
import Interface
import Motion
import Testing

@testable import SDLPlatform

struct EventTranslatorTests {
  private var translator = EventTranslator()

  init() { translator.windowSize = Size(width: 200, height: 100) }

  private mutating func send(
    _ type: SDL_EventType, isShifted: Bool = false, at time: Seconds = 1,
    _ fill: (inout SDL_Event) -> Void = { _ in }
  ) -> [InputEvent] {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return translator.translate(event, isShifted: isShifted, at: time)
  }

  private mutating func move(_ x: Int32, _ y: Int32) -> [InputEvent] {
    send(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) }
  }

  private mutating func button(
    _ type: SDL_EventType, _ button: Int32, _ x: Int32 = 0, _ y: Int32 = 0
  ) -> [InputEvent] {
    send(type) { event in
      event.button.button = UInt8(button)
      (event.button.x, event.button.y) = (x, y)
    }
  }

  @Test mutating func aMouseHoversPressesDragsAndReleases() {
    #expect(move(3, 4) == [.pointer(.init(.hovered, position: Point(x: 3, y: 4), time: 1))])
    #expect(
      button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 5, 6)
        == [.pointer(.init(.pressed, position: Point(x: 5, y: 6), time: 1))])
    #expect(move(7, 8) == [.pointer(.init(.dragged, position: Point(x: 7, y: 8), time: 1))])
    #expect(
      button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, 9, 9)
        == [.pointer(.init(.released, position: Point(x: 9, y: 9), time: 1))])
    #expect(move(1, 1) == [.pointer(.init(.hovered, position: Point(x: 1, y: 1), time: 1))])
  }

  @Test(arguments: [
    (SDL_BUTTON_LEFT, PointerEvent.Button.primary), (SDL_BUTTON_RIGHT, .secondary),
    (SDL_BUTTON_MIDDLE, .middle), (SDL_BUTTON_X1, .back), (SDL_BUTTON_X2, .forward),
  ])
  func everyButtonHasItsMeaning(number: Int32, button: PointerEvent.Button) {
    var copy = self
    #expect(
      copy.button(SDL_MOUSEBUTTONDOWN, number)
        == [.pointer(.init(.pressed, button: button, position: .zero, time: 1))])
  }

  @Test mutating func unknownButtonsAndMadeUpMiceMeanNothing() {
    #expect(button(SDL_MOUSEBUTTONDOWN, 9).isEmpty)
    #expect(send(SDL_MOUSEMOTION) { $0.motion.which = UInt32.max }.isEmpty)
    #expect(
      send(SDL_MOUSEBUTTONDOWN) { event in
        event.button.which = UInt32.max
        event.button.button = UInt8(SDL_BUTTON_LEFT)
      }.isEmpty)
    #expect(
      send(SDL_MOUSEWHEEL) { event in
        event.wheel.which = UInt32.max
        event.wheel.preciseY = 1
      }.isEmpty)
  }

  @Test mutating func aPointerLeavesUnlessItHoldsAButton() {
    let leave: (inout SDL_Event) -> Void = {
      $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
    }
    #expect(
      send(SDL_WINDOWEVENT, leave) == [.pointer(.init(.left, position: .zero, time: 1))])
    _ = button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT)
    #expect(send(SDL_WINDOWEVENT, leave).isEmpty)
  }

  @Test mutating func fingersAreKeptApartAndScaledToTheWindow() {
    func finger(_ id: Int64, _ x: Float, _ y: Float) -> (inout SDL_Event) -> Void {
      { event in
        event.tfinger.fingerId = id
        (event.tfinger.x, event.tfinger.y) = (x, y)
      }
    }
    func expected(_ phase: PointerEvent.Phase, _ id: Int, _ x: Double, _ y: Double) -> [InputEvent]
    {
      [.pointer(.init(phase, source: .touch, id: id, position: Point(x: x, y: y), time: 1))]
    }
    #expect(send(SDL_FINGERDOWN, finger(77, 0.5, 0.25)) == expected(.pressed, 1, 100, 25))
    #expect(send(SDL_FINGERDOWN, finger(-5, 0, 1)) == expected(.pressed, 2, 0, 100))
    #expect(send(SDL_FINGERMOTION, finger(77, 0.25, 0.5)) == expected(.dragged, 1, 50, 50))
    #expect(send(SDL_FINGERUP, finger(77, 0.25, 0.5)) == expected(.released, 1, 50, 50))
    #expect(send(SDL_FINGERMOTION, finger(77, 0, 0)).isEmpty, "the finger is gone")
    #expect(send(SDL_FINGERDOWN, finger(78, 0, 0)) == expected(.pressed, 1, 0, 0))
    #expect(send(SDL_FINGERUP, finger(-5, 0, 1)) == expected(.released, 2, 0, 100))
  }

  @Test mutating func aWindowThatGoesAwayCancelsWhatIsHeld() {
    _ = button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 4, 4)
    _ = send(SDL_FINGERDOWN) { $0.tfinger.fingerId = 3 }
    let events = send(SDL_WINDOWEVENT) {
      $0.window.event = UInt8(SDL_WINDOWEVENT_HIDDEN.rawValue)
    }
    #expect(
      Set(events) == [
        .pointer(.init(.cancelled, source: .touch, id: 1, position: .zero, time: 1)),
        .pointer(.init(.cancelled, position: Point(x: 4, y: 4), time: 1)),
      ])
    #expect(send(SDL_FINGERUP) { $0.tfinger.fingerId = 3 }.isEmpty)
    #expect(move(1, 1) == [.pointer(.init(.hovered, position: Point(x: 1, y: 1), time: 1))])
  }

  @Test mutating func a9_aWheelCountsItsPreciseValuesAlone() {
    let events = send(SDL_MOUSEWHEEL) { event in
      event.wheel.preciseY = -1
      event.wheel.x = 285_702_256
      event.wheel.y = 285_702_256
    }
    #expect(
      events == [.wheel(.init(detents: Vector(dx: 0, dy: 1), position: .zero, time: 1))])
  }

  @Test mutating func a14_aFlippedDirectionChangesNothing() {
    for direction in [SDL_MOUSEWHEEL_NORMAL, SDL_MOUSEWHEEL_FLIPPED] {
      translator = EventTranslator()
      let events = send(SDL_MOUSEWHEEL) { event in
        event.wheel.preciseX = 1
        event.wheel.direction = direction.rawValue
      }
      #expect(
        events == [.wheel(.init(detents: Vector(dx: 1, dy: 0), position: .zero, time: 1))],
        "to the right is the next page")
    }
  }

  @Test mutating func a6_shiftTurnsAVerticalWheelSideways() {
    let events = send(SDL_MOUSEWHEEL, isShifted: true) { $0.wheel.preciseY = -2 }
    #expect(
      events == [.wheel(.init(detents: Vector(dx: 2, dy: 0), position: .zero, time: 1))])
  }

  @Test mutating func fractionsScrollAndEndByTheirDeadline() {
    _ = move(30, 40)
    let place = Point(x: 30, y: 40)
    func fraction(_ x: Float) -> (inout SDL_Event) -> Void {
      { event in event.wheel.preciseX = x }
    }
    #expect(translator.deadline == nil)
    #expect(
      send(SDL_MOUSEWHEEL, at: 1, fraction(0.5)) == [
        .scroll(
          .init(
            .began, source: .continuous, delta: Vector(dx: 5, dy: 0), position: place, time: 1))
      ])
    #expect(
      send(SDL_MOUSEWHEEL, at: 1.02, fraction(0.25)) == [
        .scroll(
          .init(
            .changed, source: .continuous, delta: Vector(dx: 2.5, dy: 0), position: place,
            time: 1.02))
      ])
    let deadline = translator.deadline ?? 0
    #expect(abs(deadline - 1.2) < 1e-9)
    #expect(translator.advance(to: deadline - 0.001).isEmpty)
    #expect(
      translator.advance(to: deadline) == [
        .scroll(
          .init(.ended, source: .continuous, delta: .zero, position: place, time: deadline))
      ])
    #expect(translator.deadline == nil)
  }

  @Test mutating func a9_twentySmallScrollsMoveAsFarAsFourLargerOnes() {
    func distance(_ count: Int, _ amount: Float) -> Double {
      var copy = self
      copy.translator = EventTranslator()
      return (0..<count).reduce(0) { sum, index in
        copy.send(SDL_MOUSEWHEEL, at: 1 + Double(index) / 100) { $0.wheel.preciseX = amount }
          .reduce(sum) { sum, event in
            if case .scroll(let event) = event { sum + event.delta.dx } else { sum }
          }
      }
    }
    #expect(abs(distance(20, 0.05) - distance(4, 0.25)) < 1e-4)
  }

  @Test(arguments: [
    (SDLK_LEFT, KeyEvent.Key.left), (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down),
    (SDLK_HOME, .home), (SDLK_END, .end), (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown),
    (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_ESCAPE, .escape), (SDLK_TAB, .tab),
    (SDLK_SPACE, .space), (SDLK_DELETE, .delete), (SDLK_BACKSPACE, .backspace),
    (SDLK_F1, .function(1)), (SDLK_F11, .function(11)), (SDLK_q, .character("q")),
    (SDLK_QUESTION, .character("?")), (SDLK_KP_PLUS, .character("+")), (SDLK_KP_4, .left),
  ])
  func everyKeyHasItsMeaning(code: SDL_KeyCode, key: KeyEvent.Key) {
    var copy = self
    let events = copy.send(SDL_KEYDOWN) { $0.key.keysym.sym = Int32(bitPattern: code.rawValue) }
    #expect(events == [.key(KeyEvent(key, time: 1))])
  }

  @Test mutating func keysCarryTheirModifiersAndRepeats() {
    let events = send(SDL_KEYDOWN) { event in
      event.key.keysym.sym = 0xE4
      event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue)
      event.key.repeat = 1
    }
    #expect(
      events == [
        .key(
          KeyEvent(.character("ä"), modifiers: [.control, .shift], isRepeat: true, time: 1))
      ])
    let number = send(SDL_KEYDOWN) { event in
      event.key.keysym.sym = Int32(bitPattern: SDLK_KP_4.rawValue)
      event.key.keysym.mod = UInt16(KMOD_NUM.rawValue)
    }
    #expect(number == [.key(KeyEvent(.character("4"), time: 1))])
  }

  @Test(arguments: [SDLK_LSHIFT, SDLK_RCTRL, SDLK_CAPSLOCK, SDLK_UNKNOWN])
  func keysWithoutMeaningAreSilent(code: SDL_KeyCode) {
    var copy = self
    #expect(
      copy.send(SDL_KEYDOWN) { $0.key.keysym.sym = Int32(bitPattern: code.rawValue) }.isEmpty)
  }

  @Test mutating func keysGoingUpAndTypedTextAreNotKeysAgain() {
    #expect(send(SDL_KEYUP) { $0.key.keysym.sym = Int32(bitPattern: SDLK_q.rawValue) }.isEmpty)
    #expect(send(SDL_TEXTINPUT).isEmpty)
  }

  @Test(arguments: [
    ("/", SDL_SCANCODE_SLASH, "?"), ("=", SDL_SCANCODE_EQUALS, "+"), ("ß", SDL_SCANCODE_MINUS, "?"),
    ("+", SDL_SCANCODE_MINUS, "?"), ("+", SDL_SCANCODE_RIGHTBRACKET, "*"),
    ("'", SDL_SCANCODE_MINUS, "?"), ("'", SDL_SCANCODE_APOSTROPHE, "'"),
    (",", SDL_SCANCODE_M, "?"), ("à", SDL_SCANCODE_0, "0"), ("&", SDL_SCANCODE_1, "1"),
    ("r", SDL_SCANCODE_R, "R"), ("é", SDL_SCANCODE_2, "2"),
  ])
  func shiftTypesTheOtherSign(sign: Character, place: SDL_Scancode, typed: String) throws {
    var copy = self
    let code = try #require(sign.unicodeScalars.first)
    let events = copy.send(SDL_KEYDOWN) { event in
      event.key.keysym.sym = Int32(code.value)
      event.key.keysym.scancode = place
      event.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
    }
    #expect(
      events
        == [.key(KeyEvent(.character(sign), modifiers: .shift, characters: typed, time: 1))])
  }

  @Test mutating func whatIsDroppedArrivesAsOneEvent() {
    _ = move(3, 4)
    func drop(_ type: SDL_EventType, _ text: [UInt8]? = nil) -> [InputEvent] {
      send(type) { event in
        event.drop.file = text.flatMap { SDL_strdup(($0 + [0]).map(CChar.init(bitPattern:))) }
      }
    }
    #expect(drop(SDL_DROPBEGIN).isEmpty)
    #expect(drop(SDL_DROPFILE, Array("/a b.png".utf8)).isEmpty)
    #expect(drop(SDL_DROPFILE, [0x2F, 0xFF]).isEmpty)
    #expect(drop(SDL_DROPTEXT, Array("file:///c%20d".utf8)).isEmpty)
    let items = [Array("/a b.png".utf8), [0x2F, 0xFF], Array("file:///c%20d".utf8)]
    #expect(
      drop(SDL_DROPCOMPLETE)
        == [.drop(DropEvent(items: items, position: Point(x: 3, y: 4), time: 1))])
    #expect(drop(SDL_DROPCOMPLETE).isEmpty)
  }
}
