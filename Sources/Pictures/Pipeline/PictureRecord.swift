/// What the pipeline knows of one file.
final class PictureRecord {
  var info: PictureInfo?
  var tone: PictureTone?
  var error: DecodeError?
  /// The file as it was when it was last decoded; nil before.
  var stamp: FileStamp?
  /// Whether the page was visited again, and the file may have changed since.
  var isUnchecked = false
  var textures: [ResidentPicture] = []
  /// The jobs that wait or run.
  var jobs: [DecodeJob] = []
  /// The frame in which the picture was last looked up.
  var lastDrawn = 0

  init() {}

  /// The texture to draw where `need` pixels are wanted.
  func bestTexture(for need: PixelSize) -> ResidentPicture? { textures.best(for: need, \.size) }
}
