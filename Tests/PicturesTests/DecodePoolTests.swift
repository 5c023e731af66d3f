import Glibc
import Graphics
import Synchronization
import Testing

@testable import Pictures

/// Work that threads have handed to the main actor, which a test carries out itself.
nonisolated private final class Mailbox: Sendable {
  private let work = Mutex<[@MainActor @Sendable () -> Void]>([])

  func post(_ item: @escaping @MainActor @Sendable () -> Void) {
    work.withLock { $0.append(item) }
  }

  /// Carries out what has arrived until a condition holds; false when that takes a minute.
  @MainActor func run(until condition: () -> Bool) -> Bool {
    let limit = ContinuousClock.now + .seconds(60)
    while !condition() {
      for item in work.withLock({ items in
        defer { items = [] }; return items
      }) { item() }
      if ContinuousClock.now > limit { return false }
      sched_yield()
    }
    return true
  }
}

/// A decoder that works at pictures whose path begins with `stubborn` until it is told to end,
/// whoever wants them.
nonisolated private final class StubbornDecoder: Decoder {
  private let plain = FakeDecoder()
  private let state = Mutex((busy: Set<String>(), ended: Set<String>()))

  func isBusy(with path: String = "stubborn") -> Bool { state.withLock { $0.busy.contains(path) } }

  func end(_ path: String = "stubborn") { state.withLock { _ = $0.ended.insert(path) } }

  func probe(
    _ file: PictureFile, cancellation: Cancellation
  ) throws(DecodeError) -> PictureInfo { try plain.probe(file, cancellation: cancellation) }

  func decode(
    _ request: DecodeRequest, cancellation: Cancellation, preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    let path = request.picture.file.path
    if path.hasPrefix("stubborn") {
      state.withLock { _ = $0.busy.insert(path) }
      while !state.withLock({ $0.ended.contains(path) }) { sched_yield() }
    }
    return try plain.decode(request, cancellation: cancellation, preview: preview)
  }
}

/// A pool whose first delivery runs some code on the thread that delivers.
nonisolated private final class InterruptedPool: Sendable {
  private let pool = Mutex<DecodePool?>(nil)

  func start(
    _ decoder: any Decoder, threads: Int,
    onFirstDelivery: @escaping @Sendable (DecodePool) -> Void
  ) -> DecodePool {
    let isFirst = Atomic(true)
    let pool = DecodePool(decoder: decoder, threads: threads) { [self] _ in
      guard isFirst.exchange(false, ordering: .acquiringAndReleasing),
        let pool = self.pool.withLock({ $0 })
      else { return }
      onFirstDelivery(pool)
    }
    self.pool.withLock { $0 = pool }
    return pool
  }

  func stop() {
    pool.withLock { $0 }?.stop()
    pool.withLock { $0 = nil }
  }
}

struct DecodePoolTests {
  /// A picture that is told to wait when it is already done: the others must not wait with it.
  @Test func aDecodeThatEndsWhenItIsToWaitHoldsUpNobody() {
    let stubborn = StubbornDecoder()
    func job(_ path: String) -> DecodeJob {
      DecodeJob(
        request: DecodeRequest(
          picture: PictureRequest(
            file: PictureFile(path: path), target: PixelSize(width: 4, height: 3))),
        unless: nil, onPreview: { _, _ in }, onFinish: { _, _ in })
    }
    let (urgent, other, done) = (job("stubborn"), job("stubborn other"), job("done"))
    let interrupted = InterruptedPool()
    let pool = interrupted.start(stubborn, threads: 2) { pool in
      pool.schedule([other, done], urgentCount: 0)
      while !stubborn.isBusy(with: "stubborn other") { sched_yield() }
      pool.schedule([urgent, other, done], urgentCount: 1)
      while !stubborn.isBusy() { sched_yield() }
    }
    pool.schedule([done], urgentCount: 0)
    #expect(mailbox.run { stubborn.isBusy() && stubborn.isBusy(with: "stubborn other") })
    stubborn.end("stubborn other")
    pool.schedule([urgent, done, job("stubborn last")], urgentCount: 1)
    #expect(mailbox.run { stubborn.isBusy(with: "stubborn last") })
    stubborn.end()
    stubborn.end("stubborn last")
    interrupted.stop()
  }

  private let decoder = FakeDecoder()
  private let mailbox = Mailbox()

  private func pipeline(threads: Int, visibleThreads: Int = 1) -> PicturePipeline {
    PicturePipeline(
      pool: DecodePool(
        decoder: decoder, threads: threads, visibleThreads: visibleThreads,
        deliver: { [mailbox] in mailbox.post($0) }))
  }

  private func requests(_ paths: [String]) -> [PictureRequest] {
    paths.map {
      PictureRequest(file: PictureFile(path: $0), target: PixelSize(width: 40, height: 40))
    }
  }

  @Test func everythingArrivesFromThreads() {
    let (pipeline, store) = (pipeline(threads: 3), CountingStore())
    pipeline.attach(store: store)
    let wanted = requests((0..<50).map { "p\($0)" })
    pipeline.setDemand(wanted, for: ObjectIdentifier(store))
    let allThere = mailbox.run {
      _ = pipeline.uploadPending()
      return wanted.allSatisfy { pipeline[$0].isReady }
    }
    #expect(allThere)
    #expect(decoder.started.count == 50)
    pipeline.stop()
  }

  @Test func aRunningDecodeIsCancelled() {
    let pipeline = pipeline(threads: 1, visibleThreads: 0)
    decoder.isOpen = false
    pipeline.setDemand(requests(["a", "b"]), for: ObjectIdentifier(decoder))
    #expect(mailbox.run { decoder.started.count == 1 })
    pipeline.setDemand(requests(["b"]), for: ObjectIdentifier(decoder))
    #expect(mailbox.run { decoder.cancelled.count == 1 && decoder.started.count == 2 })
    #expect(decoder.startedPaths == ["a", "b"])
    pipeline.stop()
  }

  @Test func theVisiblePictureDoesNotWaitForOthers() {
    let pipeline = pipeline(threads: 1)
    decoder.isOpen = false
    let owner = ObjectIdentifier(decoder)
    pipeline.setDemand(requests(["a", "b", "c"]), for: owner)
    #expect(mailbox.run { decoder.started.count == 1 })
    // The thread for the visible picture, or the other one, has a; the free one takes b only if it
    // is the other one. Then d, visible now, finds a thread in either case.
    pipeline.setDemand(requests(["d", "a", "b"]), for: owner)
    #expect(mailbox.run { decoder.startedPaths.contains("d") })
    pipeline.stop()
  }

  /// A drawing that is made in a process of its own hears of nothing until it has ended.
  @Test func noVisiblePictureWaitsForAPrefetchThatCannotBeHeld() {
    let stubborn = StubbornDecoder()
    let pipeline = PicturePipeline(
      pool: DecodePool(
        decoder: stubborn, threads: 1, deliver: { [mailbox] in mailbox.post($0) }))
    let (store, owner) = (CountingStore(), ObjectIdentifier(decoder))
    pipeline.attach(store: store)
    let beside = requests(["stubborn"])
    pipeline.setDemand(beside, visibleCount: 0, for: owner)
    #expect(mailbox.run { stubborn.isBusy() })
    let seen = requests(["left", "right"])
    pipeline.setDemand(seen + beside, visibleCount: 2, for: owner)
    let allThere = mailbox.run {
      _ = pipeline.uploadPending()
      return seen.allSatisfy { pipeline[$0].isReady }
    }
    #expect(allThere && stubborn.isBusy())
    stubborn.end()
    pipeline.stop()
  }

  @Test func whatIsNotSeenWaitsForWhatIs() {
    let pipeline = pipeline(threads: 1)
    let owner = ObjectIdentifier(decoder)
    decoder.isOpen = false
    pipeline.setDemand(requests(["near"]), visibleCount: 0, for: owner)
    #expect(mailbox.run { decoder.steps("near") > 10 })
    pipeline.setDemand(requests(["seen", "near"]), for: owner)
    #expect(mailbox.run { decoder.steps("seen") > 10 })
    let before = decoder.steps("near")
    let seen = decoder.steps("seen")
    #expect(mailbox.run { decoder.steps("seen") > seen + 1000 })
    #expect(decoder.steps("near") <= before + 1)
    // Now it is what is seen.
    pipeline.setDemand(requests(["near"]), for: owner)
    #expect(mailbox.run { decoder.steps("near") > before + 10 })
    #expect(decoder.cancelled.map(\.picture.file.path) == ["seen"])
    decoder.isOpen = true
    pipeline.setDemand(requests(["near", "far"]), for: owner)
    #expect(mailbox.run { decoder.startedPaths.contains("far") })
    pipeline.stop()
  }

  @Test func aWaitingDecodeEndsWithItsPool() {
    let pipeline = pipeline(threads: 1)
    let owner = ObjectIdentifier(decoder)
    decoder.isOpen = false
    pipeline.setDemand(requests(["near"]), visibleCount: 0, for: owner)
    #expect(mailbox.run { decoder.steps("near") > 10 })
    pipeline.setDemand(requests(["seen", "near"]), for: owner)
    #expect(mailbox.run { decoder.steps("seen") > 10 })
    pipeline.stop()
    #expect(Set(decoder.cancelled.map(\.picture.file.path)) == ["seen", "near"])
  }

  @Test func stoppingEndsRunningDecodes() {
    let pipeline = pipeline(threads: 2)
    decoder.isOpen = false
    pipeline.setDemand(requests(["a", "b", "c"]), for: ObjectIdentifier(decoder))
    #expect(mailbox.run { decoder.started.count >= 2 })
    pipeline.stop()
    #expect(decoder.cancelled.count == decoder.started.count)
    #expect(decoder.started.count <= 3)
  }

  @Test func aPoolThatIsForgottenEndsItsThreads() {
    // A thread keeps what it shares with its pool until it ends.
    final class Shared {
      weak var state: DecodePoolState?
      init(_ state: DecodePoolState) { self.state = state }
    }
    var shared: [Shared] = []
    for _ in 0..<20 {
      let pipeline = pipeline(threads: 2)
      shared.append(Shared(pipeline.pool.state))
      pipeline.setDemand(requests(["a"]), for: ObjectIdentifier(decoder))
    }
    #expect(mailbox.run { shared.allSatisfy { $0.state == nil } })
  }
}
