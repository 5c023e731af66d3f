internal import Graphics

extension PicturePipeline {
  /// A request at its place in the order of all demands.
  private struct WantedPicture {
    let request: PictureRequest
    let record: PictureRecord
    let isVisible: Bool
    var place = 0
  }

  /// Compares what is wanted with what is there, and starts and cancels decodes accordingly.
  func schedule() {
    for texture in residents { texture.place = nil }
    for arrival in arrivals { arrival.place = nil }
    let wanted = wantedPictures()
    visibleCount = wanted.count(where: \.isVisible)
    var claimed = ClaimedMemory(budget: budget)
    var kept: [DecodeJob] = []
    var urgentCount = 0
    for entry in wanted {
      guard let job = job(for: entry, claiming: &claimed) else { continue }
      guard !kept.contains(where: { $0 === job }) else { continue }
      kept.append(job)
      if entry.isVisible { urgentCount += 1 }
    }
    wantedBytes = budget - claimed.left
    let names = Set(kept.map(ObjectIdentifier.init))
    for job in jobs where !names.contains(ObjectIdentifier(job)) {
      job.cancellation.cancel()
      forget(job)
    }
    jobs = kept
    pool.schedule(jobs, urgentCount: urgentCount)
  }

  /// All demands as one list, what is on the screen before the rest: every consumer's first request,
  /// then every second one, and so on.
  ///
  /// Among equals those that were drawn last come first.
  private func wantedPictures() -> [WantedPicture] {
    var seen: Set<PictureRequest> = []
    var list: [WantedPicture] = []
    for rank in 0..<(demands.map(\.requests.count).max() ?? 0) {
      let equals = demands.compactMap { demand -> WantedPicture? in
        guard rank < demand.requests.count else { return nil }
        let request = demand.requests[rank]
        guard seen.insert(request).inserted else { return nil }
        return WantedPicture(
          request: request, record: record(of: request.file),
          isVisible: rank < demand.visibleCount)
      }
      list += equals.stablySorted { $0.record.lastDrawn > $1.record.lastDrawn }
    }
    list = list.stablySorted { $0.isVisible && !$1.isVisible }
    for place in list.indices { list[place].place = place }
    return list
  }

  func record(of file: PictureFile) -> PictureRecord {
    if let record = records[file] { return record }
    let record = PictureRecord()
    records[file] = record
    return record
  }

  /// The job that a request needs, or nil when nothing is to be decoded for it now.
  private func job(for entry: WantedPicture, claiming claimed: inout ClaimedMemory) -> DecodeJob? {
    let (request, record) = (entry.request, entry.record)
    let best = need(for: request, in: record).flatMap { need in
      claimBest(for: entry, need: need, claiming: &claimed)
    }
    let isComplete = best == .suits || record.error != nil || refused.contains(request)
    if isComplete {
      guard record.isUnchecked, entry.isVisible else { return nil }
    } else {
      let size = decodeRequest(for: request).outputSize(of: record.info?.size ?? request.target)
      guard claimed.take(size, of: request) else { return nil }
    }
    if let job = record.jobs.first(where: { $0.serves(request) }) { return job }
    return startJob(
      for: request, in: record, wantsPreview: entry.isVisible && best == nil,
      unless: isComplete ? record.stamp : nil)
  }

  /// How well what is there serves a request.
  private enum Service {
    case suits, helps
  }

  /// Notes which texture and which arrival serve a request; nil when there is neither.
  private func claimBest(
    for entry: WantedPicture, need: PixelSize, claiming claimed: inout ClaimedMemory
  ) -> Service? {
    let texture = entry.record.bestTexture(for: need)
    if let texture {
      claimed.take(texture)
      texture.place = min(texture.place ?? entry.place, entry.place)
    }
    let arrival = arrivals.filter { $0.request.file == entry.request.file }.best(for: need, \.size)
    if let arrival, arrival.improves(on: texture, for: need) {
      claimed.take(arrival)
      arrival.place = min(arrival.place ?? entry.place, entry.place)
      if arrival.suits(need) { return .suits }
    }
    guard let texture else { return arrival == nil ? nil : .helps }
    return texture.suits(need) ? .suits : .helps
  }

  private func startJob(
    for request: PictureRequest, in record: PictureRecord, wantsPreview: Bool,
    unless known: FileStamp?
  ) -> DecodeJob {
    var decodeRequest = self.decodeRequest(for: request)
    decodeRequest.wantsPreview = wantsPreview
    let job = DecodeJob(
      request: decodeRequest, unless: known,
      onPreview: { [weak self] job, decoded in self?.previewArrived(decoded, from: job) },
      onFinish: { [weak self] job, outcome in self?.finished(job, with: outcome) })
    record.jobs.append(job)
    return job
  }

  func forget(_ job: DecodeJob) {
    records[job.request.picture.file]?.jobs.removeAll { $0 === job }
    jobs.removeAll { $0 === job }
  }
}

extension PicturePipeline {
  /// A request with the limit of the budget.
  ///
  /// No picture may take over half of the budget, so that the next one finds room beside it.
  func decodeRequest(for request: PictureRequest) -> DecodeRequest {
    DecodeRequest(picture: request, maximumArea: max(1, budget / 8))
  }

  /// The pixels that a request comes out with, once the picture's own size is known.
  func need(for request: PictureRequest, in record: PictureRecord) -> PixelSize? {
    record.info.map { decodeRequest(for: request).outputSize(of: $0.size) }
  }
}

extension Array {
  /// Sorted, with equals in the order in which they stand.
  fileprivate func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { a, b in
      precedes(a.element, b.element)
        || a.offset < b.offset && !precedes(b.element, a.element)
    }.map(\.element)
  }
}
