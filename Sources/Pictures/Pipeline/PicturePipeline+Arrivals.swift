internal import Graphics

extension PicturePipeline {
  func previewArrived(_ decoded: DecodedPicture, from job: DecodeJob) {
    guard jobs.contains(where: { $0 === job }) else { return }
    arrived(decoded, for: job.request.picture, isRough: true)
    schedule()
    onChange?()
  }

  func finished(_ job: DecodeJob, with result: Result<DecodedPicture, DecodeError>) {
    guard jobs.contains(where: { $0 === job }) else { return }
    forget(job)
    switch result {
    case .success(let decoded): arrived(decoded, for: job.request.picture, isRough: false)
    case .failure(let error): records[job.request.picture.file]?.error = error
    }
    schedule()
    onChange?()
  }

  private func arrived(_ decoded: DecodedPicture, for request: PictureRequest, isRough: Bool) {
    let record = record(of: request.file)
    record.info = decoded.info
    record.tone = decoded.tone
    dropArrivals { $0.request == request }
    arrivals.append(PictureArrival(request: request, decoded: decoded, isRough: isRough))
  }

  /// Forgets arrivals and what has been uploaded of them.
  func dropArrivals(where isUseless: (PictureArrival) -> Bool) {
    for arrival in arrivals where isUseless(arrival) { releaseTiles(of: arrival) }
    arrivals.removeAll(where: isUseless)
  }
}
