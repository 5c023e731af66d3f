internal import Graphics

extension PicturePipeline {
  func previewArrived(_ decoded: DecodedPicture, from job: DecodeJob) {
    guard jobs.contains(where: { $0 === job }) else { return }
    arrived(decoded, for: job.request.picture, isRough: true)
    schedule()
    onChange?()
  }

  func finished(_ job: DecodeJob, with outcome: DecodeJob.Outcome) {
    guard jobs.contains(where: { $0 === job }) else { return }
    forget(job)
    let record = record(of: job.request.picture.file)
    record.isUnchecked = false
    guard case .decoded(let stamp, let result) = outcome else { return schedule() }
    if record.stamp != stamp { adopt(stamp, for: job.request.picture.file) }
    switch result {
    case .success(let decoded): arrived(decoded, for: job.request.picture, isRough: false)
    case .failure(let error): fail(record, with: error)
    }
    schedule()
    onChange?()
  }

  /// A file has other contents than before: what was made of it is seen until there is something new.
  private func adopt(_ stamp: FileStamp, for file: PictureFile) {
    let record = record(of: file)
    (record.stamp, record.error) = (stamp, nil)
    for texture in record.textures { texture.isProvisional = true }
    dropArrivals { $0.request.file == file }
    refused = refused.filter { $0.file != file }
  }

  /// A file cannot be shown any more, nor can what it was before.
  private func fail(_ record: PictureRecord, with error: DecodeError) {
    record.error = error
    for texture in record.textures where texture.isProvisional { release(texture) }
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
