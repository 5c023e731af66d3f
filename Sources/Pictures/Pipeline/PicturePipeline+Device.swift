public import Graphics

extension PicturePipeline {
  /// Connects the textures' device, or disconnects it with nil; textures of an earlier one are
  /// given back.
  public func attach(store newStore: (any TextureStore)?) {
    checkDevice()
    for texture in residents { release(texture) }
    for arrival in arrivals { releaseTiles(of: arrival) }
    store = newStore
    storeGeneration = newStore?.generation ?? 0
    schedule()
    if !arrivals.isEmpty { onChange?() }
  }

  /// Forgets every texture when the device was lost, and asks for the pictures again.
  func checkDevice() {
    guard let store, store.generation != storeGeneration else { return }
    storeGeneration = store.generation
    residents = []
    for record in records.values { record.textures = [] }
    for arrival in arrivals { (arrival.frames, arrival.tiles) = ([], []) }
    schedule()
  }

  /// Gives a texture back.
  func release(_ texture: ResidentPicture) {
    records[texture.file]?.textures.removeAll { $0 === texture }
    residents.removeAll { $0 === texture }
    for tile in texture.picture.tiles { store?.releaseTexture(tile.texture) }
  }

  /// Gives back what has been uploaded of an arrival.
  func releaseTiles(of arrival: PictureArrival) {
    for tile in arrival.tiles { store?.releaseTexture(tile.texture) }
    (arrival.frames, arrival.tiles) = ([], [])
  }
}
