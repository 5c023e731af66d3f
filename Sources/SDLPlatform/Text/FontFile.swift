/// A face on disk: a file and the face's number in it.
nonisolated struct FontFile: Hashable {
  var path: String
  var index: Int
  /// The only size in pixels that a face of ready-made pictures has, as colour emoji; nil: any.
  var strike: Double?
  /// Whether it has coloured pictures.
  var isColored: Bool
}
