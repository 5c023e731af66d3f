/// Puts found pictures in their order: total, the same on every run, ties broken by the raw bytes.
nonisolated struct PhotoSorter {
  /// Gives names their keys.
  let collator: NameCollator
  /// Seeds the random order.
  let seed: UInt64

  /// Sorts the pictures.
  ///
  /// - Parameter order: What to sort by; nil keeps the groups as they were found and sorts by name
  ///   within each.
  func sorted(_ found: FoundPhotos, by order: PhotoOrder?) -> [Photo] {
    switch order {
    case nil:
      return byName(found, ranks: Array(0..<found.folders.count))
    case .name:
      return byName(found, ranks: folderRanks(found.folders))
    case .date:
      return descending(byName(found, ranks: folderRanks(found.folders))) { $0.modified }
    case .size:
      return descending(byName(found, ranks: folderRanks(found.folders))) { $0.size }
    case .random:
      var stream = SplitMix64(seed: seed)
      return byName(found, ranks: folderRanks(found.folders)).shuffled(using: &stream)
    }
  }

  private func byName(_ found: FoundPhotos, ranks: [Int]) -> [Photo] {
    var keys = SortKeys(capacity: found.photos.count)
    for (photo, group) in zip(found.photos, found.groups) {
      let name = photo.location.name
      keys.append(rank: ranks[Int(group)], tie: photo.location) { buffer in
        collator.appendKey(of: name[..<PictureFormats.stemEnd(of: name)], to: &buffer)
      }
    }
    return keys.order().map { found.photos[$0] }
  }

  /// The place of each folder when folders are sorted by name, a folder before its subfolders and
  /// equal folders in one place.
  private func folderRanks(_ folders: [FilePath]) -> [Int] {
    var keys = SortKeys(capacity: folders.count)
    for folder in folders {
      keys.append(rank: 0, tie: folder) { buffer in
        for component in folder.components {
          collator.appendKey(of: component, to: &buffer)
          buffer.append(0)
        }
      }
    }
    var ranks = [Int](repeating: 0, count: folders.count)
    var last: (rank: Int, folder: FilePath)?
    for index in keys.order() {
      let isSame = last?.folder == folders[index]
      let rank = last.map { isSame ? $0.rank : $0.rank + 1 } ?? 0
      ranks[index] = rank
      last = (rank, folders[index])
    }
    return ranks
  }

  private func descending(_ photos: [Photo], by value: (FileStatus) -> Int64) -> [Photo] {
    let values = photos.map { (try? FileStatus(of: $0.location)).map(value) ?? .min }
    return photos.indices
      .sorted { (values[$1], $0) < (values[$0], $1) }
      .map { photos[$0] }
  }
}
