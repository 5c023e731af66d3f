internal import CSDL2
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Wakes the main loop for what SDL does not know of: work for the main actor, and signals.
///
/// While the main thread waits for an event, nothing would run jobs of the main actor. One thread
/// sleeps on the descriptor by which libdispatch announces them, and on one for SIGTERM and SIGINT,
/// and turns each announcement into an event of SDL.
final class Waker {
  /// What an event of the waker says.
  enum Reason: Int32 {
    /// The main actor has jobs: call `runMainQueue`.
    case mainQueue
    /// A signal asks the program to end.
    case terminate
  }

  private let eventType: UInt32
  private let stopDescriptor: Int32
  private let signalDescriptor: Int32
  private var thread = pthread_t()

  init() throws(PlatformError) {
    eventType = SDL_RegisterEvents(1)
    stopDescriptor = eventfd(0, Int32(EFD_CLOEXEC))
    var signals = Self.terminatingSignals
    // Blocked in this thread and all that it starts, the signals come by the descriptor alone.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signalDescriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC))
    let watch = WakerWatch(
      eventType: eventType, mainQueue: _dispatch_get_main_queue_handle_4CF(),
      signals: signalDescriptor, stop: stopDescriptor)
    let context = Unmanaged.passRetained(watch)
    guard eventType != UInt32.max,
      pthread_create(&thread, nil, watchDescriptors, context.toOpaque()) == 0
    else {
      context.release()
      throw PlatformError("cannot start the thread that wakes the window")
    }
  }

  isolated deinit {
    eventfd_write(stopDescriptor, 1)
    pthread_join(thread, nil)
    close(stopDescriptor)
    close(signalDescriptor)
    var signals = Self.terminatingSignals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Why an event was sent, or nil if it is not one of the waker's.
  func reason(of event: SDL_Event) -> Reason? {
    event.type == eventType ? Reason(rawValue: event.user.code) : nil
  }

  private static var terminatingSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }
}

/// What the waker's thread needs; it shares nothing else with the main thread.
nonisolated private final class WakerWatch: Sendable {
  let eventType: UInt32
  let mainQueue: Int32
  let signals: Int32
  let stop: Int32

  init(eventType: UInt32, mainQueue: Int32, signals: Int32, stop: Int32) {
    self.eventType = eventType
    self.mainQueue = mainQueue
    self.signals = signals
    self.stop = stop
  }

  /// Sleeps until something is announced, again and again, until told to stop.
  func run() {
    var signalCount = 0
    while true {
      var descriptors = [mainQueue, signals, stop].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&descriptors, 3, -1) > 0 else { continue }
      if descriptors[2].revents != 0 { return }
      if descriptors[0].revents != 0 {
        var count: eventfd_t = 0
        eventfd_read(mainQueue, &count)
        push(.mainQueue)
      }
      if descriptors[1].revents != 0 {
        var info = signalfd_siginfo()
        _ = read(signals, &info, MemoryLayout<signalfd_siginfo>.size)
        signalCount += 1
        // Someone who asks twice has found the main thread stuck.
        if signalCount > 1 { _exit(128 + Int32(info.ssi_signo)) }
        push(.terminate)
      }
    }
  }

  private func push(_ reason: Waker.Reason) {
    var event = SDL_Event()
    event.type = eventType
    event.user.code = reason.rawValue
    SDL_PushEvent(&event)
  }
}

nonisolated private func watchDescriptors(
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<WakerWatch>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
