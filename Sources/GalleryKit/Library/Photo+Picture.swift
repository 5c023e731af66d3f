import Paging

nonisolated extension Photo {
  /// The file as the picture pipeline names it.
  var file: PictureFile { PictureFile(pathBytes: location.bytes) }

  /// The file's name, and its length where that is known.
  func details(bytes: Int) -> String {
    let name = String(decoding: location.name, as: UTF8.self).withVisibleControls
    return bytes > 0 ? "\(name) · \(ByteCount.text(bytes))" : name
  }
}
