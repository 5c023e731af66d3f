extension PicturePipeline {
  /// Whether a picture in view is being decoded and nothing of it has come yet.
  public var isAwaited: Bool {
    demands.contains { demand in
      guard let request = demand.requests.first, let record = records[request.file],
        !record.jobs.isEmpty, record.textures.isEmpty
      else { return false }
      return !arrivals.contains { $0.request.file == request.file }
    }
  }
}
