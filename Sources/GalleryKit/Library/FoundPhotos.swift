/// Pictures in the order they were found, each with the group that it came in.
///
/// A group is one folder's own pictures or one path named explicitly.
nonisolated struct FoundPhotos {
  /// The pictures of all groups, a group's pictures side by side.
  private(set) var photos: [Photo] = []
  /// The group of each picture.
  private(set) var groups: [Int32] = []
  /// The folder of each group.
  private(set) var folders: [FilePath] = []

  /// Begins a group; what is added next belongs to it.
  mutating func beginGroup(in folder: FilePath) {
    folders.append(folder)
  }

  /// Adds a picture to the group begun last.
  mutating func append(_ photo: Photo) {
    photos.append(photo)
    groups.append(Int32(folders.count - 1))
  }
}
