internal import CSDL2
internal import Glibc

/// What the waker's thread needs; it shares nothing else with the main thread.
nonisolated final class DescriptorWatch: Sendable {
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

  /// Starts the thread, or returns nil if the system has no room for one.
  func start() -> pthread_t? {
    let context = Unmanaged.passRetained(self)
    var thread = pthread_t()
    guard pthread_create(&thread, nil, watchDescriptors, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  /// Sleeps until something is announced, again and again, until told to stop.
  fileprivate func run() {
    var isEnding = false
    while true {
      var descriptors = [mainQueue, signals, stop].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&descriptors, 3, -1) > 0 else { continue }
      if descriptors[2].revents != 0 { return }
      if descriptors[0].revents != 0 { announce(.mainQueue, from: mainQueue) }
      if descriptors[1].revents != 0 {
        // Someone who asks twice has found the main thread stuck.
        if isEnding { _exit(EXIT_FAILURE) }
        isEnding = true
        announce(.terminate, from: signals)
      }
    }
  }

  /// Empties a descriptor, which would otherwise stay ready, and sends the event.
  private func announce(_ reason: Waker.Reason, from descriptor: Int32) {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    var event = SDL_Event()
    event.type = eventType
    event.user.code = reason.rawValue
    SDL_PushEvent(&event)
  }
}

nonisolated private func watchDescriptors(
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<DescriptorWatch>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
