/// Reads and writes the list of marked photos, one change after the other and off the main thread.
actor FavouritesStore {
  private let file: FavouritesFile

  /// Makes a store for a file.
  init(_ file: FavouritesFile) { self.file = file }

  /// The paths of the marked photos, as far as they can be read.
  func read() -> [FilePath] { (try? file.read().paths) ?? [] }

  /// Marks a photo or takes the mark away.
  ///
  /// - Returns: Whether the old list was damaged; it is kept beside the new one.
  func set(_ photo: FilePath, isMarked: Bool) throws(SystemError) -> Bool {
    try file.set(photo, isMarked: isMarked)
  }
}
