internal import CSDL2
internal import Glibc

/// Why the platform could not start, in one line for a person.
public struct PlatformError: Error, CustomStringConvertible {
  /// What failed and what to do about it.
  public let description: String

  init(_ description: String) { self.description = description }

  /// An SDL call that failed, with SDL's own words.
  static func sdl(_ what: String) -> PlatformError {
    PlatformError("\(what): \(String(cString: SDL_GetError()))")
  }

  /// A call on a file that failed, with the system's words.
  static func file(_ what: String) -> PlatformError {
    PlatformError("\(what): \(String(cString: strerror(errno)))")
  }
}
