internal import CImageCodecs

/// A flag by which the owner of a decode stops it from any thread, or makes it wait for others.
///
/// ```swift
/// let cancellation = Cancellation()
/// cancellation.cancel()
/// try cancellation.check()  // throws DecodeError.cancelled
/// ```
nonisolated public final class Cancellation: @unchecked Sendable {
  /// The flag's memory, for decoders in C.
  let flag: UnsafeMutablePointer<codec_flag>

  /// Makes a flag that is down.
  public init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: 0)
  }

  deinit { flag.deallocate() }

  /// Raises the flag; the decode ends within a few rows.
  public func cancel() { codec_flag_raise(flag) }

  /// Makes the decode wait, within a few rows, until it is resumed or cancelled.
  func suspend() { codec_flag_suspend(flag) }

  /// Lets a decode that waits go on.
  func resume() { codec_flag_resume(flag) }

  /// Whether the flag was raised; the decode asks this often, and waits here while it is to wait.
  public var isCancelled: Bool { codec_flag_is_raised(flag) != 0 }

  /// Throws `DecodeError.cancelled` once the flag was raised.
  public func check() throws(DecodeError) {
    if isCancelled { throw .cancelled }
  }
}
