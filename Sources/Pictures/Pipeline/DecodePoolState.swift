/// What the threads of a pool share: the jobs that wait and those that run.
nonisolated final class DecodePoolState: @unchecked Sendable {
  private let decoder: any Decoder
  private let deliver: DecodePool.Delivery
  /// How many jobs may run while one of them is urgent.
  private let busyLimit: Int
  private let condition = Condition()
  // The lock of `condition` guards everything below.
  /// What is wanted, the most wanted first, whether it waits or runs.
  private var jobs: [DecodeJob] = []
  /// The jobs that are for what is on the screen.
  private var urgent: Set<ObjectIdentifier> = []
  private var running: [ObjectIdentifier: DecodeJob] = [:]
  private var isStopped = false

  init(decoder: any Decoder, busyLimit: Int, deliver: @escaping DecodePool.Delivery) {
    self.decoder = decoder
    self.busyLimit = busyLimit
    self.deliver = deliver
  }

  func schedule(_ jobs: [DecodeJob], urgentCount: Int) {
    condition.locked {
      guard !isStopped else { return }
      self.jobs = jobs
      urgent = Set(jobs.prefix(urgentCount).map(ObjectIdentifier.init))
      balance()
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
    condition.locked {
      running[ObjectIdentifier(job)] = nil
      balance()
      condition.wakeAll()
    }
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
      jobs = []
      for job in running.values { job.cancellation.cancel() }
      condition.wakeAll()
      return true
    }
  }

  private func takeJob(onlyUrgent: Bool) -> DecodeJob? {
    let hasRoom = !onlyUrgent && running.count < limit
    guard let job = jobs.first(where: { (hasRoom || isUrgent($0)) && $0.claim() }) else {
      return nil
    }
    running[ObjectIdentifier(job)] = job
    balance()
    return job
  }

  private func isUrgent(_ job: DecodeJob) -> Bool { urgent.contains(ObjectIdentifier(job)) }

  /// How many jobs may run now.
  private var limit: Int { running.values.contains(where: isUrgent) ? busyLimit : .max }

  /// Makes the jobs that are not urgent wait where they would take processors from those that are,
  /// the least wanted before the others.
  private func balance() {
    let others = jobs.filter { running[ObjectIdentifier($0)] != nil && !isUrgent($0) }
    let room = max(0, limit - (running.count - others.count))
    for (rank, job) in others.enumerated() {
      rank < room ? job.cancellation.resume() : job.cancellation.suspend()
    }
    for job in running.values where isUrgent(job) { job.cancellation.resume() }
  }
}
