internal import CImageCodecs

/// A flag by which the owner of a decode stops it from any thread.
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

  /// Whether the flag was raised.
  public var isCancelled: Bool { codec_flag_is_raised(flag) != 0 }

  /// Throws `DecodeError.cancelled` once the flag was raised.
  public func check() throws(DecodeError) {
    if isCancelled { throw .cancelled }
  }
}
