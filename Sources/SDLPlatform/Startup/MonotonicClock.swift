internal import Glibc
internal import Graphics

/// The platform's clocks; nothing above the platform reads one.
nonisolated enum MonotonicClock {
  /// Seconds that never go backwards, from the same origin in every process.
  static var now: Seconds { seconds(CLOCK_MONOTONIC) }

  /// The time for which a processor worked for the calling thread.
  static var threadTime: Seconds { seconds(CLOCK_THREAD_CPUTIME_ID) }

  /// Waits until a time, to a fraction of a millisecond.
  static func sleep(until time: Seconds) {
    let whole = time.rounded(.down)
    var end = timespec(tv_sec: Int(whole), tv_nsec: Int((time - whole) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &end, nil) == EINTR {}
  }

  private static func seconds(_ clock: clockid_t) -> Seconds {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
