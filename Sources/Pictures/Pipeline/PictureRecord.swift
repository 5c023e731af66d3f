internal import Graphics

/// What the pipeline knows of one file.
final class PictureRecord {
  var info: PictureInfo?
  var averageColor: Color?
  var error: DecodeError?
  var textures: [ResidentPicture] = []
  /// The jobs that wait or run.
  var jobs: [DecodeJob] = []
  /// The frame in which the picture was last looked up.
  var lastDrawn = 0

  init() {}

  /// The texture to draw where `need` pixels are wanted: one that suits, else the next finer one,
  /// else the finest.
  func bestTexture(for need: PixelSize) -> ResidentPicture? {
    let finer = textures.filter { $0.isAtLeast(need) }
    return finer.min { $0.size.area < $1.size.area }
      ?? textures.max { $0.size.area < $1.size.area }
  }
}
