/// What one thread of a pool does.
nonisolated final class DecodeWorker: Sendable {
  private let pool: DecodePoolState
  private let takesOnlyUrgent: Bool

  init(pool: DecodePoolState, takesOnlyUrgent: Bool) {
    self.pool = pool
    self.takesOnlyUrgent = takesOnlyUrgent
  }

  /// Decodes until the pool stops.
  func run() {
    while let job = pool.waitForJob(onlyUrgent: takesOnlyUrgent) { pool.run(job) }
  }
}
