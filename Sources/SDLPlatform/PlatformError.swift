internal import CSDL2

/// Why the platform could not start, in one line for a person.
public struct PlatformError: Error, CustomStringConvertible {
  /// What failed and what to do about it.
  public let description: String

  init(_ description: String) { self.description = description }

  /// An SDL call that failed, with SDL's own words.
  static func sdl(_ what: String) -> PlatformError {
    PlatformError("\(what): \(String(cString: SDL_GetError()))")
  }
}
