internal import CSDL2
internal import Dispatch
internal import Glibc
internal import Graphics

/// Jobs that wait for the main actor.
enum MainQueue {
  /// Runs those that are waiting now.
  static func run() { _dispatch_main_queue_callback_4CF(nil) }

  /// Waits without a window loop until jobs are there or time is over, and runs them.
  static func run(timeout: Seconds) {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(max(0, timeout * 1000).rounded(.up))) > 0 else { return }
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    run()
  }
}
