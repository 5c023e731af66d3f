import Graphics

@testable import Pictures

/// A pipeline whose decodes run only when the test says so, on the test's own thread.
final class PipelineFixture {
  let decoder = FakeDecoder()
  let store = CountingStore()
  let pool: DecodePool
  let pipeline: PicturePipeline
  private(set) var changes = 0

  /// Makes a pipeline with a budget in bytes, which it fills up; its store is attached unless the
  /// test does it.
  init(budget: Int = 1 << 20, spare: Double = 1000, attached: Bool = true) {
    pool = DecodePool(decoder: decoder, threads: 0, visibleThreads: 0) { work in
      MainActor.assumeIsolated { work() }
    }
    pipeline = PicturePipeline(pool: pool, budget: budget, spare: spare)
    if attached { pipeline.attach(store: store) }
    pipeline.onChange = { [unowned self] in changes += 1 }
  }

  let page = ObjectIdentifier(PipelineFixture.self)
  let strip = ObjectIdentifier(FakeDecoder.self)

  /// Names made-up pictures in a box.
  func requests(_ paths: [String], box: Int = 40) -> [PictureRequest] {
    paths.map { path in
      PictureRequest(
        file: PictureFile(path: path), target: PixelSize(width: box, height: (box * 3 + 3) / 4))
    }
  }

  func demand(_ paths: [String], box: Int = 40) {
    pipeline.setDemand(requests(paths, box: box), for: page)
  }

  func state(_ path: String, box: Int = 40) -> PictureState {
    pipeline[requests([path], box: box)[0]]
  }

  /// Runs every decode that waits, and as many frames as the uploads need.
  func settle() {
    while pool.runNext() {}
    while pipeline.uploadPending() {}
  }
}

extension PictureState {
  var isReady: Bool {
    if case .ready = self { true } else { false }
  }
}
