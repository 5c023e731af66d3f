public import Graphics

extension PicturePipeline {
  /// Connects the textures' device, or disconnects it with nil; textures of an earlier one are
  /// given back.
  public func attach(store newStore: (any TextureStore)?) {
    checkDevice()
    for texture in residents { release(texture) }
    store = newStore
    storeGeneration = newStore?.generation ?? 0
    if let newStore { arrivals.removeAll { !$0.size.fits(newStore.maximumTextureSize) } }
    schedule()
    if !arrivals.isEmpty { onChange?() }
  }

  /// Forgets every texture when the device was lost, and asks for the pictures again.
  func checkDevice() {
    guard let store, store.generation != storeGeneration else { return }
    storeGeneration = store.generation
    residents = []
    for record in records.values { record.textures = [] }
    schedule()
  }

  /// Gives a texture back.
  func release(_ texture: ResidentPicture) {
    records[texture.file]?.textures.removeAll { $0 === texture }
    residents.removeAll { $0 === texture }
    store?.releaseTexture(texture.picture.texture)
  }
}
