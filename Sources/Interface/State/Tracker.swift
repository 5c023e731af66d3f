internal import Glibc
public import Motion
import Observation

/// Runs code and tells once when something observable that the code read is about to change.
public final class Tracker {
  /// Called on the main actor with the animation of the change, if it has one.
  public var onChange: ((Animation?) -> Void)?
  private static let mainThread = pthread_self()
  private let retirement = Retirement()
  private var generation = 0

  /// Makes a tracker that watches nothing yet.
  public init() {}

  deinit { retirement.retire() }

  /// Runs code and watches what it reads; what an earlier run read is watched no more.
  public func track<T>(_ code: () -> T) -> T {
    generation += 1
    // Observation has no public way to stop watching. Touching a value that every run reads fires
    // the run before, and firing drops all its registrations.
    retirement.retire()
    let generation = generation
    let mainThread = Self.mainThread
    return withObservationTracking {
      retirement.watch()
      return code()
    } onChange: { [weak self] in
      onMainActor(mainThread) { self?.changed(generation) }
    }
  }

  private func changed(_ generation: Int) {
    guard generation == self.generation else { return }
    onChange?(Transaction.current.animation)
  }
}

/// An observable nothing, whose change ends the watching of those who read it.
nonisolated private final class Retirement: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var token: Int { 0 }

  func watch() { registrar.access(self, keyPath: \.token) }
  func retire() { registrar.withMutation(of: self, keyPath: \.token) {} }
}

/// Runs code on the main actor: at once when already on its thread, else as soon as it is free.
nonisolated private func onMainActor(
  _ mainThread: pthread_t, _ code: @escaping @MainActor @Sendable () -> Void
) {
  if pthread_equal(pthread_self(), mainThread) != 0 {
    MainActor.assumeIsolated(code)
  } else {
    Task { @MainActor in code() }
  }
}
