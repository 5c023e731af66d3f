extension GalleryModel {
  /// Looks up which photos are marked.
  func loadFavourites() {
    guard let favouritesStore else { return }
    Task {
      let paths = await favouritesStore.read()
      favourites.formUnion(paths)
    }
  }

  /// Whether a photo is marked.
  func isFavourite(_ photo: Photo) -> Bool { favourites.contains(photo.location) }

  /// Marks a photo, or takes the mark away; what cannot be kept is said and undone.
  ///
  /// - Returns: What keeps the mark; nil: nothing does.
  @discardableResult func toggleFavourite(_ photo: Photo) -> Task<Void, Never>? {
    let isMarked = !isFavourite(photo)
    mark(photo, isMarked)
    guard let favouritesStore else { return nil }
    return Task {
      do throws(SystemError) {
        let isAside = try await favouritesStore.set(photo.location, isMarked: isMarked)
        if isAside { notice = Notice("Some favourites could not be read. The old list was kept.") }
      } catch {
        let kept = await favouritesStore.read()
        // Another wish since then has an answer of its own.
        if isFavourite(photo) == isMarked { mark(photo, kept.contains(photo.location)) }
        notice = Notice("The favourite could not be saved: \(error.reason)")
      }
    }
  }

  private func mark(_ photo: Photo, _ isMarked: Bool) {
    if isMarked {
      favourites.insert(photo.location)
    } else {
      favourites.remove(photo.location)
    }
  }
}
