internal import CSDL2
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Wakes the main loop for what SDL does not know of: work for the main actor, and signals.
///
/// While the main thread waits for an event, nothing would run jobs of the main actor. One thread
/// sleeps on the descriptor by which libdispatch announces them, and on one that the handler of
/// SIGTERM, SIGINT and SIGHUP writes to, and turns each announcement into an event of SDL.
final class Waker {
  /// What an event of the waker says.
  enum Reason: Int32 {
    /// The main actor has jobs: call `MainQueue.run`.
    case mainQueue
    /// A signal asks the program to end.
    case terminate
  }

  private let eventType: UInt32
  private let stopDescriptor: Int32
  private let signalDescriptor: Int32
  private let thread: pthread_t
  /// Those that end this program.
  private let signals: [Int32]

  private static let signals = [SIGTERM, SIGINT, SIGHUP]

  init() throws(PlatformError) {
    eventType = SDL_RegisterEvents(1)
    stopDescriptor = eventfd(0, Int32(EFD_CLOEXEC))
    signalDescriptor = eventfd(0, Int32(EFD_CLOEXEC))
    let watch = DescriptorWatch(
      eventType: eventType, mainQueue: _dispatch_get_main_queue_handle_4CF(),
      signals: signalDescriptor, stop: stopDescriptor)
    guard eventType != UInt32.max, let thread = watch.start() else {
      throw PlatformError("cannot start the thread that wakes the window")
    }
    self.thread = thread
    terminationDescriptor.store(signalDescriptor, ordering: .sequentiallyConsistent)
    signals = Self.signals.filter { !Self.isIgnored($0) }
    for number in signals { signal(number, announceTermination) }
  }

  isolated deinit {
    for number in signals { signal(number, SIG_DFL) }
    terminationDescriptor.store(-1, ordering: .sequentiallyConsistent)
    eventfd_write(stopDescriptor, 1)
    pthread_join(thread, nil)
    close(stopDescriptor)
    close(signalDescriptor)
  }

  /// Whether whoever started the program wants it to survive a signal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Why an event was sent, or nil if it is not one of the waker's.
  func reason(of event: SDL_Event) -> Reason? {
    event.type == eventType ? Reason(rawValue: event.user.code) : nil
  }
}

/// Where the signal handler writes; -1 without a waker.
nonisolated private let terminationDescriptor = Atomic<Int32>(-1)

/// Runs on whichever thread the signal meets, so it does what handlers may do and no more.
nonisolated private func announceTermination(_ number: Int32) {
  let saved = errno
  eventfd_write(terminationDescriptor.load(ordering: .sequentiallyConsistent), 1)
  errno = saved
}
