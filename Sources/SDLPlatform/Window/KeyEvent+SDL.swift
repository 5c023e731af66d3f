internal import CSDL2
internal import Graphics
internal import Interface

extension KeyEvent {
  /// The meaning of a key that went down in the current layout, or nil for keys that have none
  /// here, as Shift alone.
  init?(_ event: SDL_KeyboardEvent, at time: Seconds) {
    let modifiers = SDL_Keymod(UInt32(event.keysym.mod))
    guard let key = Key(event.keysym.sym, modifiers) else { return nil }
    let isShifted = modifiers.rawValue & KMOD_SHIFT.rawValue != 0
    let sign = isShifted ? ShiftedSign.of(key, at: event.keysym.scancode) : nil
    self.init(
      key, modifiers: Modifiers(modifiers), characters: sign.map { String($0) },
      isRepeat: event.repeat != 0, time: time)
  }
}

extension KeyEvent.Modifiers {
  fileprivate init(_ modifiers: SDL_Keymod) {
    self = []
    let names: [(SDL_Keymod, KeyEvent.Modifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alt), (KMOD_GUI, .command),
    ]
    for (mask, modifier) in names where modifiers.rawValue & mask.rawValue != 0 {
      insert(modifier)
    }
  }
}

extension KeyEvent.Key {
  private static let named: [SDL_KeyCode: KeyEvent.Key] = [
    SDLK_LEFT: .left, SDLK_RIGHT: .right, SDLK_UP: .up, SDLK_DOWN: .down,
    SDLK_HOME: .home, SDLK_END: .end, SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown,
    SDLK_RETURN: .enter, SDLK_KP_ENTER: .enter, SDLK_ESCAPE: .escape, SDLK_TAB: .tab,
    SDLK_SPACE: .space, SDLK_DELETE: .delete, SDLK_BACKSPACE: .backspace,
    SDLK_KP_PLUS: .character("+"), SDLK_KP_MINUS: .character("-"),
    SDLK_KP_MULTIPLY: .character("*"), SDLK_KP_DIVIDE: .character("/"),
  ]

  private static let keypadDigits: [SDL_KeyCode: (off: KeyEvent.Key?, digit: Character)] = [
    SDLK_KP_0: (nil, "0"), SDLK_KP_1: (.end, "1"), SDLK_KP_2: (.down, "2"),
    SDLK_KP_3: (.pageDown, "3"), SDLK_KP_4: (.left, "4"), SDLK_KP_5: (nil, "5"),
    SDLK_KP_6: (.right, "6"), SDLK_KP_7: (.home, "7"), SDLK_KP_8: (.up, "8"),
    SDLK_KP_9: (.pageUp, "9"), SDLK_KP_PERIOD: (.delete, "."),
  ]

  fileprivate init?(_ code: SDL_Keycode, _ modifiers: SDL_Keymod) {
    let key = SDL_KeyCode(UInt32(bitPattern: code))
    if let named = Self.named[key] {
      self = named
    } else if let keypad = Self.keypadDigits[key] {
      let isNumber = modifiers.rawValue & KMOD_NUM.rawValue != 0
      guard let key = isNumber ? .character(keypad.digit) : keypad.off else { return nil }
      self = key
    } else if SDLK_F1.rawValue...SDLK_F12.rawValue ~= key.rawValue {
      self = .function(Int(key.rawValue - SDLK_F1.rawValue) + 1)
    } else {
      // Keys that type have the character itself as their code.
      guard key.rawValue >= 0x20, let scalar = Unicode.Scalar(key.rawValue) else { return nil }
      self = .character(Character(scalar))
    }
  }
}
