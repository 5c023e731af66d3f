internal import Synchronization

/// One decode that the pipeline has asked for.
nonisolated final class DecodeJob: Sendable {
  typealias Receiver<Value> = @MainActor @Sendable (DecodeJob, Value) -> Void

  let request: DecodeRequest
  let cancellation = Cancellation()
  private let started = Atomic(false)
  private let onPreview: Receiver<DecodedPicture>
  private let onFinish: Receiver<Result<DecodedPicture, DecodeError>>

  /// Makes a job that reports on the main actor.
  init(
    request: DecodeRequest, onPreview: @escaping Receiver<DecodedPicture>,
    onFinish: @escaping Receiver<Result<DecodedPicture, DecodeError>>
  ) {
    self.request = request
    self.onPreview = onPreview
    self.onFinish = onFinish
  }

  /// Whether a thread has taken the job.
  var hasStarted: Bool { started.load(ordering: .acquiring) }

  /// Takes the job for one thread; false when another one has it or nobody wants it any more.
  func claim() -> Bool {
    !cancellation.isCancelled && !started.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Decodes on the calling thread; a job that was cancelled reports nothing.
  func run(with decoder: any Decoder, deliver: DecodePool.Delivery) {
    let result = Result { () throws(DecodeError) in
      try decoder.decode(request, cancellation: cancellation) { preview in
        deliver { self.onPreview(self, preview) }
      }
    }
    guard !cancellation.isCancelled else { return }
    deliver { self.onFinish(self, result) }
  }
}
