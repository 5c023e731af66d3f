internal import Glibc

/// A lock whose holder can wait until another thread says that something changed.
nonisolated final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Runs a closure that no other closure of this lock overlaps.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets go of the lock, sleeps until `wakeAll`, and takes it again; only inside `locked`.
  func wait() { pthread_cond_wait(change, mutex) }

  /// Wakes whoever waits.
  func wakeAll() { pthread_cond_broadcast(change) }
}
