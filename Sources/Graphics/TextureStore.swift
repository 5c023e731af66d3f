/// Where bitmaps become textures.
@MainActor public protocol TextureStore: AnyObject {
  /// The most pixels that a texture may have on either side.
  var maximumTextureSize: Int { get }
  /// Grows by one whenever the device was lost and every texture with it.
  var generation: Int { get }
  /// Copies a bitmap into a new texture, or returns nil when the device has no room for it.
  func makeTexture(from bitmap: Bitmap) -> TextureID?
  /// Gives a texture's memory back; an unknown name is ignored.
  func releaseTexture(_ texture: TextureID)
}
