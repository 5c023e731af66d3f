/// What the threads of a pool share: the jobs that wait and those that run.
nonisolated final class DecodePoolState: @unchecked Sendable {
  private let decoder: any Decoder
  private let deliver: DecodePool.Delivery
  private let condition = Condition()
  // The lock of `condition` guards everything below.
  private var waiting: [DecodeJob] = []
  private var urgentCount = 0
  private var running: [ObjectIdentifier: DecodeJob] = [:]
  private var isStopped = false

  init(decoder: any Decoder, deliver: @escaping DecodePool.Delivery) {
    self.decoder = decoder
    self.deliver = deliver
  }

  func schedule(_ jobs: [DecodeJob], urgentCount: Int) {
    condition.locked {
      guard !isStopped else { return }
      waiting = jobs
      self.urgentCount = urgentCount
      condition.wakeAll()
    }
  }

  /// Sleeps until there is a job for a thread; nil when the pool has stopped.
  func waitForJob(onlyUrgent: Bool) -> DecodeJob? {
    condition.locked {
      while !isStopped {
        if let job = takeJob(onlyUrgent: onlyUrgent) { return job }
        condition.wait()
      }
      return nil
    }
  }

  func run(_ job: DecodeJob) {
    job.run(with: decoder, deliver: deliver)
    condition.locked { running[ObjectIdentifier(job)] = nil }
  }

  func runNext() -> Bool {
    guard let job = condition.locked({ takeJob(onlyUrgent: false) }) else { return false }
    run(job)
    return true
  }

  /// Cancels everything and lets the threads end; false when that was done before.
  func stop() -> Bool {
    condition.locked {
      guard !isStopped else { return false }
      isStopped = true
      waiting = []
      for job in running.values { job.cancellation.cancel() }
      condition.wakeAll()
      return true
    }
  }

  private func takeJob(onlyUrgent: Bool) -> DecodeJob? {
    let candidates = onlyUrgent ? waiting.prefix(urgentCount) : waiting[...]
    guard let job = candidates.first(where: { $0.claim() }) else { return nil }
    running[ObjectIdentifier(job)] = job
    return job
  }
}
