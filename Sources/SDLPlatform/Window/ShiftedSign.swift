internal import CSDL2
internal import Interface

/// The signs that keys type with Shift, as the usual Latin layouts have them.
///
/// SDL tells the sign of a key without Shift, and the other one only as typed text, for which it
/// hands every key to the input method first; shortcuts must not end there. So the other sign is
/// guessed from the sign without Shift and the place of the key.
enum ShiftedSign {
  /// What a key types with Shift, or nil where that is not known.
  static func of(_ key: KeyEvent.Key, at place: SDL_Scancode) -> Character? {
    guard case .character(let sign) = key else { return nil }
    // Layouts as the French one have the digits of the top row on Shift.
    if let digit = digit(at: place), !sign.isNumber { return digit }
    return table[Key(sign, place)] ?? table[Key(sign, nil)]
  }

  private struct Key: Hashable {
    let sign: Character
    let place: SDL_Scancode.RawValue?

    init(_ sign: Character, _ place: SDL_Scancode?) {
      self.sign = sign
      self.place = place?.rawValue
    }
  }

  /// Without a place the sign alone tells.
  private static let table: [Key: Character] = [
    // American, British and most others with these signs.
    Key("/", nil): "?", Key("=", nil): "+", Key("-", nil): "_",
    Key("[", nil): "{", Key("]", nil): "}", Key("\\", nil): "|",
    Key("1", nil): "!",
    // German; Scandinavian; Spanish, Italian, Portuguese and Swiss; Turkish; French and Belgian.
    Key("ß", nil): "?",
    Key("+", SDL_SCANCODE_MINUS): "?",
    Key("'", SDL_SCANCODE_MINUS): "?",
    Key("*", SDL_SCANCODE_MINUS): "?",
    Key(",", SDL_SCANCODE_M): "?",
    // The key left of Enter where it has a plus: German, Spanish, Italian, Portuguese.
    Key("+", SDL_SCANCODE_RIGHTBRACKET): "*",
  ]

  private static func digit(at place: SDL_Scancode) -> Character? {
    switch place.rawValue {
    case SDL_SCANCODE_0.rawValue: "0"
    case SDL_SCANCODE_1.rawValue...SDL_SCANCODE_9.rawValue:
      "123456789".dropFirst(Int(place.rawValue - SDL_SCANCODE_1.rawValue)).first
    default: nil
    }
  }
}
