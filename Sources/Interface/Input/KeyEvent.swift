public import Graphics

/// A key that went down.
nonisolated public struct KeyEvent: Sendable, Hashable {
  /// A key by its meaning in the current keyboard layout.
  public enum Key: Sendable, Hashable {
    /// An arrow key.
    case left, right, up, down
    /// A key that moves far.
    case home, end, pageUp, pageDown
    /// A key that confirms, leaves or moves the focus.
    case enter, escape, tab, space
    /// A key that removes.
    case delete, backspace
    /// A function key, from 1.
    case function(Int)
    /// A key that types a character, in lower case: `.character("q")`.
    case character(Character)
  }

  /// Keys held at the same time.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit per key.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// A Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The Alt key.
    public static let alt = Modifiers(rawValue: 4)
    /// The Super, Windows or Command key.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// Keys held with it.
  public var modifiers: Modifiers
  /// What the key types with Shift as it is held: `?` on a key whose `key` is `.character("/")`.
  ///
  /// Empty for keys that type nothing. Shifted signs are known for the usual Latin layouts only.
  public var characters: String
  /// Whether the keyboard repeats the key because it is held.
  public var isRepeat: Bool
  /// When.
  public var time: Seconds

  /// Makes an event from its parts; without `characters` a letter types itself, and the upper-case
  /// one with Shift.
  public init(
    _ key: Key, modifiers: Modifiers = [], characters: String? = nil, isRepeat: Bool = false,
    time: Seconds
  ) {
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? key.characters(isShifted: modifiers.contains(.shift))
    self.isRepeat = isRepeat
    self.time = time
  }
}

extension KeyEvent.Key {
  nonisolated fileprivate func characters(isShifted: Bool) -> String {
    switch self {
    case .space: " "
    case .character(let character):
      isShifted ? character.uppercased() : String(character)
    default: ""
    }
  }
}
