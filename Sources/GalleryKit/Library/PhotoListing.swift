/// The complete, ordered list of pictures that one call of the command asked for.
nonisolated struct PhotoListing: Sendable {
  /// The pictures in the order to page through.
  var photos: [Photo] = []

  /// The picture to begin with; 0 when there is none.
  var startIndex = 0

  /// What was asked for and cannot be shown, in the order it was met.
  var problems: [PhotoProblem] = []
}
