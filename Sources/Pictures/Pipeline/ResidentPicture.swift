/// One texture of a file.
final class ResidentPicture {
  let file: PictureFile
  let picture: Picture
  /// Whether the pixels are rough, whatever their number.
  let isRough: Bool
  /// The frame in which the texture was last drawn.
  var lastDrawn: Int
  /// Its place in the order of all demands, 0 first; nil when none of them draws it.
  var place: Int?

  init(file: PictureFile, picture: Picture, isRough: Bool, lastDrawn: Int, place: Int?) {
    self.file = file
    self.picture = picture
    self.isRough = isRough
    self.lastDrawn = lastDrawn
    self.place = place
  }

  var size: PixelSize { picture.pixelSize }
  var byteCount: Int { size.byteCount }

  func isAtLeast(_ need: PixelSize) -> Bool { size.isAtLeast(need) }

  /// Whether nothing better need be decoded where `need` pixels are wanted.
  func suits(_ need: PixelSize) -> Bool { !isRough && size.suits(need) }
}
