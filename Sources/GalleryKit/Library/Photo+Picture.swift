import Paging

nonisolated extension Photo {
  /// The file as the picture pipeline names it.
  var file: PictureFile { PictureFile(pathBytes: location.bytes) }

  /// The file's name, and its size if it can be asked for.
  var details: String {
    let name = String(decoding: location.name, as: UTF8.self).withVisibleControls
    let bytes = file.refreshed().size
    return bytes > 0 ? "\(name) · \(ByteCount.text(bytes))" : name
  }
}
