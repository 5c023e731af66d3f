internal import Graphics

/// One picture of a file, at some size, that the store holds.
final class ResidentPicture {
  let file: PictureFile
  let picture: Picture
  /// The memory that its textures take, in bytes.
  let byteCount: Int
  /// Whether a better picture follows, whatever the number of pixels: this one is rough, or the file
  /// has changed since.
  var isProvisional: Bool
  /// The frame in which the texture was last drawn.
  var lastDrawn: Int
  /// Its place in the order of all demands, 0 first; nil when none of them draws it.
  var place: Int?

  /// Makes a picture of an arrival whose tiles have all been uploaded.
  init(_ arrival: PictureArrival, lastDrawn: Int) {
    let bitmap = arrival.decoded.bitmap
    file = arrival.request.file
    picture = Picture(
      tiles: arrival.tiles, pixelSize: arrival.size, sourceSize: arrival.decoded.info.size,
      isOpaque: bitmap.isOpaque, isPartial: arrival.decoded.isPartial, tone: arrival.decoded.tone)
    byteCount = arrival.byteCount
    isProvisional = arrival.isRough
    place = arrival.place
    self.lastDrawn = lastDrawn
  }

  var size: PixelSize { picture.pixelSize }

  func isAtLeast(_ need: PixelSize) -> Bool { size.isAtLeast(need) }

  /// Whether nothing better need be decoded where `need` pixels are wanted.
  func suits(_ need: PixelSize) -> Bool { !isProvisional && size.suits(need) }
}

extension Collection<ResidentPicture> {
  /// The memory that the pictures take, in bytes.
  var byteCount: Int { reduce(0) { $0 + $1.byteCount } }
}
