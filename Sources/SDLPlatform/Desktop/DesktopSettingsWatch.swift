internal import CSDL2
internal import Glibc
internal import Synchronization

/// Reads the settings of the desktop on a thread of its own, and tells when they change.
///
/// The thread sleeps in between; without a bus it ends at once, and nothing is told.
final class DesktopSettingsWatch {
  /// Called when the settings have become known or changed.
  var onChange: ((DesktopSettings) -> Void)?
  /// What is known so far.
  var settings: DesktopSettings { shared.settings.withLock { $0 } }

  private let shared: Shared

  /// Starts reading from the bus of the session, or from the one at an address.
  init(address: String? = nil) {
    shared = Shared(address: address)
    shared.tell = { [weak self] settings in self?.onChange?(settings) }
    shared.start()
  }

  isolated deinit { eventfd_write(shared.stop, 1) }
}

/// What the thread shares with the main actor; it lives as long as either of them.
nonisolated private final class Shared: Sendable {
  let settings = Mutex(DesktopSettings())
  let stop = eventfd(0, Int32(EFD_CLOEXEC))
  @MainActor var tell: ((DesktopSettings) -> Void)?
  private let address: String?

  init(address: String?) { self.address = address }

  deinit { close(stop) }

  func start() {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    guard pthread_create(&thread, nil, watchSettings, context.toOpaque()) == 0 else {
      return context.release()
    }
    // A call may still wait for its answer when the program ends.
    pthread_detach(thread)
  }

  func run() {
    guard let portal = SettingsPortal(address: address) else { return }
    defer { portal.close() }
    var known = DesktopSettings()
    guard portal.subscribe() else { return }
    portal.read(into: &known)
    // What came beside an answer is received already, so look before sleeping.
    while portal.receive(into: &known) {
      publish(known)
      guard waits(for: portal) else { return }
    }
  }

  /// Sleeps until there is something to receive; false when it is time to end.
  private func waits(for portal: SettingsPortal) -> Bool {
    var descriptors = [portal.descriptor, stop].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&descriptors, 2, -1) < 0 { guard errno == EINTR else { return false } }
    return descriptors[1].revents == 0
  }

  private func publish(_ known: DesktopSettings) {
    let isNew = settings.withLock { settings in
      defer { settings = known }
      return settings != known
    }
    if isNew { Task { @MainActor in tell?(known) } }
  }
}

nonisolated private func watchSettings(
  _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<Shared>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
