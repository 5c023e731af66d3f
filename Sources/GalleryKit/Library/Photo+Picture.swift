import Paging

nonisolated extension Photo {
  /// The file as the picture pipeline names it.
  var file: PictureFile { PictureFile(pathBytes: location.bytes) }
}
