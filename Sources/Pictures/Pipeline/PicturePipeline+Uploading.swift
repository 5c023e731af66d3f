internal import Graphics

extension PicturePipeline {
  /// Starts a frame and uploads what was decoded, the most wanted first.
  ///
  /// At most `byteLimit` bytes are uploaded, but at least one texture; large pictures have several,
  /// and come to be seen with the last of them. Call it once per frame, before drawing: pictures
  /// looked up in earlier frames may be gone afterwards.
  ///
  /// - Returns: whether more waits for the next frame.
  public func uploadPending(byteLimit: Int = 8 << 20) -> Bool {
    frame += 1
    guard let store else { return false }
    checkDevice()
    dropSpares()
    guard !arrivals.isEmpty else { return false }
    defer {
      schedule()
      onUpload?()
    }
    dropArrivals { $0.place == nil }
    arrivals.sort { ($0.place ?? 0) < ($1.place ?? 0) }
    var left = byteLimit
    while let arrival = arrivals.first {
      guard begin(arrival, in: store) else { continue }
      while let next = arrival.nextFrame {
        guard left == byteLimit || next.stored.byteCount <= left else { return true }
        left -= next.stored.byteCount
        guard addTile(next, of: arrival, in: store) else { break }
      }
      finish(arrival)
    }
    return false
  }

  /// Makes room for a picture and divides it; drops it and answers false when there is no room.
  private func begin(_ arrival: PictureArrival, in store: any TextureStore) -> Bool {
    guard arrival.frames.isEmpty else { return true }
    let frames = TileFrame.frames(of: arrival.size, maximumSide: store.maximumTextureSize)
    guard makeRoom(for: arrival, in: frames) else {
      refused.insert(arrival.request)
      dropArrivals { $0 === arrival }
      return false
    }
    arrival.frames = frames
    return true
  }

  /// Uploads a tile; false when the device has no room for it.
  private func addTile(
    _ frame: TileFrame, of arrival: PictureArrival, in store: any TextureStore
  ) -> Bool {
    guard let bitmap = arrival.decoded.bitmap.part(frame.stored),
      let texture = makeTexture(of: bitmap, in: store)
    else { return false }
    let whole = Rect(size: Size(arrival.size))
    arrival.tiles.append(
      PictureTile(
        texture: texture, part: frame.core.rect.part(of: whole),
        source: frame.core.rect.part(of: frame.stored.rect)))
    return true
  }

  /// Asks the device for a texture, a second time after giving back all that nobody wants.
  private func makeTexture(of bitmap: Bitmap, in store: any TextureStore) -> TextureID? {
    if let texture = store.makeTexture(from: bitmap) { return texture }
    for picture in residents where picture.place == nil { release(picture) }
    return store.makeTexture(from: bitmap)
  }

  /// Takes an arrival whose tiles are all there among what can be drawn, in place of what it makes
  /// useless; an arrival that lacks some found no room on the device.
  private func finish(_ arrival: PictureArrival) {
    let record = record(of: arrival.request.file)
    guard arrival.nextFrame == nil else {
      record.error = .outOfMemory
      return dropArrivals { $0 === arrival }
    }
    arrivals.removeAll { $0 === arrival }
    for picture in record.textures where arrival.supersedes(picture) { release(picture) }
    let picture = ResidentPicture(arrival, lastDrawn: record.lastDrawn)
    record.textures.append(picture)
    residents.append(picture)
  }
}

extension PicturePipeline {
  /// Gives back what nobody wants any more, the longest undrawn first, beyond what may be kept.
  private func dropSpares() {
    let limit = Int(min(Double(wantedBytes) * spare, Double(budget)))
    let spares = residents.filter { $0.place == nil }
    var excess = spares.byteCount - limit
    guard excess > 0 else { return }
    for picture in spares.sorted(by: { $0.lastDrawn < $1.lastDrawn }) where excess > 0 {
      excess -= picture.byteCount
      release(picture)
    }
  }

  /// Evicts until a picture fits into the budget; evicts nothing when it cannot be made to fit.
  private func makeRoom(for arrival: PictureArrival, in frames: [TileFrame]) -> Bool {
    let superseded = records[arrival.request.file]?.textures.filter(arrival.supersedes) ?? []
    let others = evictable(for: arrival.place ?? 0).filter { other in
      !superseded.contains { $0 === other }
    }
    // What takes several frames to upload replaces what is seen of the picture only at the end.
    var candidates = (frames.count == 1 ? superseded + others : others + superseded)[...]
    let taken = arrivals.reduce(residents.byteCount) { $0 + $1.frames.byteCount }
    var excess = taken + frames.byteCount - budget
    guard excess <= candidates.byteCount else { return false }
    while excess > 0, let picture = candidates.popFirst() {
      excess -= picture.byteCount
      release(picture)
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
