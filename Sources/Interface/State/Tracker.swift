internal import Dispatch
public import Motion
import Observation

/// Runs code and tells once when something observable that the code read is about to change.
public final class Tracker {
  /// Called on the main actor with the animation of the change, if it has one.
  public var onChange: ((Animation?) -> Void)?
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
    return withObservationTracking {
      retirement.watch()
      return code()
    } onChange: { [weak self] in
      onMainActor { self?.changed(generation) }
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

/// Runs code on the main actor: at once when already there, else as soon as it is free.
///
/// The main actor is a queue, not a thread: a program that gave its main thread away runs it on
/// any other.
nonisolated private func onMainActor(_ code: @escaping @MainActor @Sendable () -> Void) {
  if DispatchQueue.getSpecific(key: mainQueueMark) != nil {
    MainActor.assumeIsolated(code)
  } else {
    Task { @MainActor in code() }
  }
}

/// What only the main queue carries; it is never changed.
nonisolated private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let mark = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: mark, value: true)
  return mark
}()
