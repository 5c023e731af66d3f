/// The complete, ordered list of pictures that one call of the command asked for.
nonisolated struct PhotoListing: Sendable {
  /// The pictures in the order to page through.
  var photos: [Photo] = []

  /// The picture to begin with; 0 when there is none.
  var startIndex = 0

  /// What was asked for and cannot be shown, in the order it was met.
  var problems: [PhotoProblem] = []

  /// Whether there is something to look at: pictures, or a folder that merely holds none.
  var isWorthAWindow: Bool {
    !photos.isEmpty || !problems.isEmpty && problems.allSatisfy(\.isEmptyFolder)
  }
}
