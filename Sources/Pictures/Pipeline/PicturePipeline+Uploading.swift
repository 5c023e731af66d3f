internal import Graphics

extension PicturePipeline {
  /// Starts a frame and uploads what was decoded, the most wanted first.
  ///
  /// At most `byteLimit` bytes are uploaded, but at least one picture. Call it once per frame,
  /// before drawing: pictures looked up in earlier frames may be gone afterwards.
  ///
  /// - Returns: whether more waits for the next frame.
  public func uploadPending(byteLimit: Int = 8 << 20) -> Bool {
    frame += 1
    guard store != nil else { return false }
    checkDevice()
    guard !arrivals.isEmpty else { return false }
    defer {
      schedule()
      onUpload?()
    }
    arrivals = arrivals.filter { $0.place != nil }.sorted { ($0.place ?? 0) < ($1.place ?? 0) }
    var uploaded = 0
    while let arrival = arrivals.first {
      guard uploaded == 0 || uploaded + arrival.byteCount <= byteLimit else { return true }
      arrivals.removeFirst()
      if upload(arrival) { uploaded += arrival.byteCount }
    }
    return false
  }

  /// Makes a texture of a picture; false when there is no room.
  private func upload(_ arrival: PictureArrival) -> Bool {
    let file = arrival.request.file
    guard let store, let record = records[file], let place = arrival.place else { return false }
    guard arrival.size.fits(store.maximumTextureSize), makeRoom(for: arrival, at: place) else {
      refused.insert(arrival.request)
      return false
    }
    guard let name = makeTexture(for: arrival, in: store) else {
      record.error = .outOfMemory
      return false
    }
    let texture = ResidentPicture(
      file: file, picture: Picture(arrival, texture: name), isRough: arrival.isRough,
      lastDrawn: record.lastDrawn, place: place)
    record.textures.append(texture)
    residents.append(texture)
    return true
  }

  /// Asks the device for a texture, a second time after giving back all that nobody wants.
  private func makeTexture(
    for arrival: PictureArrival, in store: any TextureStore
  ) -> TextureID? {
    if let name = store.makeTexture(from: arrival.decoded.bitmap) { return name }
    for texture in residents where texture.place == nil { release(texture) }
    return store.makeTexture(from: arrival.decoded.bitmap)
  }
}

extension PicturePipeline {
  /// Evicts until a picture fits into the budget; evicts nothing when it cannot be made to fit.
  private func makeRoom(for arrival: PictureArrival, at place: Int) -> Bool {
    let superseded = records[arrival.request.file]?.textures.filter(arrival.supersedes) ?? []
    var others = evictable(for: place).filter { other in
      !superseded.contains { $0 === other }
    }[...]
    func bytes(_ textures: some Sequence<ResidentPicture>) -> Int {
      textures.reduce(0) { $0 + $1.byteCount }
    }
    var excess = residentBytes - bytes(superseded) + arrival.byteCount - budget
    guard excess <= bytes(others) else { return false }
    for texture in superseded { release(texture) }
    while excess > 0, let texture = others.popFirst() {
      excess -= texture.byteCount
      release(texture)
    }
    return true
  }

  /// What may go for a picture at some place, in this order, and never what is on the screen.
  ///
  /// First what no demand draws, the longest undrawn before the others; then what is wanted less
  /// than the picture, the least wanted first.
  private func evictable(for place: Int) -> [ResidentPicture] {
    let unwanted = residents.filter { $0.place == nil }.sorted { $0.lastDrawn < $1.lastDrawn }
    let less = residents.filter { ($0.place ?? 0) > place && ($0.place ?? 0) >= visibleCount }
    return unwanted + less.sorted { ($0.place ?? 0) > ($1.place ?? 0) }
  }
}

extension Picture {
  /// A picture whose pixels a store has taken.
  fileprivate init(_ arrival: PictureArrival, texture: TextureID) {
    self.texture = texture
    pixelSize = arrival.size
    sourceSize = arrival.decoded.info.size
    isOpaque = arrival.decoded.bitmap.isOpaque
    isPartial = arrival.decoded.isPartial
    tone = arrival.decoded.tone
  }
}
