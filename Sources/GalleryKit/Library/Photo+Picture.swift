import Paging

nonisolated extension Photo {
  /// The file as the picture pipeline names it.
  var file: PictureFile { PictureFile(pathBytes: location.bytes) }

  /// The file's name, and its length where that is known.
  func details(bytes: Int) -> String {
    bytes > 0 ? "\(fileName) · \(ByteCount.text(bytes))" : fileName
  }
}
