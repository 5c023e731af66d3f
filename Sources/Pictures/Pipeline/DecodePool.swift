internal import CImageCodecs
internal import Glibc

/// Threads that do nothing but decode, the most wanted picture first.
///
/// They are threads of their own, because a decode on Swift's cooperative pool would keep every
/// other task waiting, and they sleep when nothing is wanted. While a picture is decoded that is on
/// the screen, the others leave it a processor, and another one to the main thread.
nonisolated public final class DecodePool: Sendable {
  /// Brings a closure to the main actor.
  public typealias Delivery = @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  let state: DecodePoolState
  private let threads: [pthread_t]

  /// The number of threads that leaves one processor to the main thread, at least 1.
  public static var defaultThreadCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1) }

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - decoder: what turns files into pixels.
  ///   - threads: the threads that take any picture.
  ///   - visibleThreads: the threads kept free for pictures that are on the screen.
  ///   - deliver: brings results to the main actor; an app whose main thread sleeps outside Swift's
  ///     run loop hands in what wakes it.
  public init(
    decoder: any Decoder = SystemDecoder(), threads: Int = defaultThreadCount,
    visibleThreads: Int = 1,
    deliver: @escaping Delivery = { work in Task { @MainActor in work() } }
  ) {
    pixel_memory_goes_back_when_freed()
    let state = DecodePoolState(decoder: decoder, busyLimit: max(1, threads), deliver: deliver)
    self.state = state
    self.threads = (0..<threads + visibleThreads).compactMap { index in
      startThread(DecodeWorker(pool: state, takesOnlyUrgent: index >= threads))
    }
  }

  deinit { stop() }

  /// Ends the decodes and the threads, and waits for them, which takes some milliseconds.
  ///
  /// Results that were not delivered yet are lost.
  public func stop() {
    guard state.stop() else { return }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Replaces the jobs, those that wait and those that run; the first `urgentCount` are for what is
  /// on the screen.
  func schedule(_ jobs: [DecodeJob], urgentCount: Int) {
    state.schedule(jobs, urgentCount: urgentCount)
  }

  /// Runs the most wanted job on the calling thread; false when none waits.
  func runNext() -> Bool { state.runNext() }
}

/// Starts a thread that blocks every signal, which are the main thread's.
nonisolated private func startThread(_ worker: DecodeWorker) -> pthread_t? {
  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  var thread = pthread_t()
  let argument = Unmanaged.passRetained(worker)
  guard pthread_create(&thread, nil, runWorker, argument.toOpaque()) == 0 else {
    argument.release()
    return nil
  }
  return thread
}

nonisolated private func runWorker(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
{
  guard let argument else { return nil }
  Unmanaged<DecodeWorker>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
