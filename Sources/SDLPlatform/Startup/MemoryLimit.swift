internal import Glibc

/// The memory that the system lets the program have.
///
/// Swift ends a program that gets none where it asks for some, so too low a limit is told before.
enum MemoryLimit {
  /// What a window with a picture takes, in bytes of addresses.
  private static let least: rlim_t = 384 << 20

  /// Throws where there is too little to start.
  static func check() throws(PlatformError) {
    for (limit, name) in [(RLIMIT_AS, "-v"), (RLIMIT_DATA, "-d")] {
      var granted = rlimit()
      guard getrlimit(Int32(limit.rawValue), &granted) == 0, granted.rlim_cur < least
      else { continue }
      throw PlatformError(
        "cannot start with \(granted.rlim_cur >> 20) MB of memory; raise the limit to "
          + "\(least >> 20) MB or more with 'ulimit \(name) \(least >> 10)'")
    }
  }
}
