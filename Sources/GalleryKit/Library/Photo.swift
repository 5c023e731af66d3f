internal import CommandLines

/// One picture of a listing: a path with a name to show.
///
/// Nothing is read from the file itself, so a listing of 100,000 costs no file access.
nonisolated struct Photo: Sendable, Hashable, Identifiable {
  /// The absolute path, in the bytes that the file system uses.
  let location: FilePath

  /// The same photo before and after its folder was listed, sorted or listed again.
  var id: FilePath { location }

  /// The path as text; lossy when the name is not valid UTF-8.
  var path: String { location.string }

  /// The file's whole name to show, control characters visible.
  var fileName: String {
    String(decoding: location.name, as: UTF8.self).withVisibleControls
  }

  /// The name to show: the file's name without a picture extension, control characters visible.
  var name: String {
    let name = location.name
    let end = PictureFormats.stemEnd(of: name)
    return String(decoding: name[..<end], as: UTF8.self).withVisibleControls
  }
}
