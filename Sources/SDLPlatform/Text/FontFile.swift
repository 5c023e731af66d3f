/// A face on disk: a file and the face's number in it.
nonisolated struct FontFile: Hashable {
  var path: String
  var index: Int
}
