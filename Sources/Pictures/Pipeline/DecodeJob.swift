internal import Synchronization

/// One decode that the pipeline has asked for.
nonisolated final class DecodeJob: Sendable {
  typealias Receiver<Value> = @MainActor @Sendable (DecodeJob, Value) -> Void

  /// What has become of a job.
  enum Outcome: Sendable {
    /// The file is as it was, so that nothing was decoded.
    case unchanged
    /// The file was decoded as it is now, or cannot be.
    case decoded(FileStamp, Result<DecodedPicture, DecodeError>)
  }

  let request: DecodeRequest
  /// The file as it is known already; nil: decode it in any case.
  private let known: FileStamp?
  let cancellation = Cancellation()
  private let started = Atomic(false)
  private let onPreview: Receiver<DecodedPicture>
  private let onFinish: Receiver<Outcome>

  /// Makes a job that reports on the main actor.
  init(
    request: DecodeRequest, unless known: FileStamp?,
    onPreview: @escaping Receiver<DecodedPicture>, onFinish: @escaping Receiver<Outcome>
  ) {
    self.request = request
    self.known = known
    self.onPreview = onPreview
    self.onFinish = onFinish
  }

  /// Whether a thread has taken the job.
  var hasStarted: Bool { started.load(ordering: .acquiring) }

  /// Takes the job for one thread; false when another one has it or nobody wants it any more.
  ///
  /// Whether it was cancelled is asked only before it has started: later it may have to wait.
  func claim() -> Bool {
    !hasStarted && !cancellation.isCancelled
      && !started.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Decodes on the calling thread; a job that was cancelled reports nothing.
  func run(with decoder: any Decoder, deliver: DecodePool.Delivery) {
    let outcome = outcome(with: decoder, deliver: deliver)
    guard !cancellation.isCancelled else { return }
    deliver { self.onFinish(self, outcome) }
  }

  private func outcome(with decoder: any Decoder, deliver: DecodePool.Delivery) -> Outcome {
    // Asked before the file is read: what changes while it is read is found at the next visit.
    let stamp = decoder.stamp(of: request.picture.file)
    guard stamp != known else { return .unchanged }
    let result = Result { () throws(DecodeError) in
      try decoder.decode(request, cancellation: cancellation) { preview in
        deliver { self.onPreview(self, preview) }
      }
    }
    return .decoded(stamp, result)
  }
}
