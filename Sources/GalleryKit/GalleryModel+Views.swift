import Paging

extension GalleryModel {
  /// What the window shows the photos as.
  enum Display {
    /// One page at a time.
    case pages
    /// A list of files.
    case list
  }

  /// How long one look of the window fades into another.
  private static let fade = Animation.crossFade(duration: 0.2)

  /// Shows the photos in another way; the photo in view stays.
  func show(_ display: Display) {
    guard display != self.display else { return }
    withAnimation(Self.fade) {
      self.display = display
      isPhotoView = false
      pull = 0
    }
  }

  /// Shows a photo's page.
  func showPage(of photo: Photo) {
    select(photo)
    show(.pages)
  }

  /// Makes a photo the one in view; it is looked for from the one in view on.
  func select(_ photo: Photo) {
    let places = (0..<max(1, photos.count)).lazy.flatMap { [self.index + $0, self.index - $0] }
    let place = places.first { self.photos.indices.contains($0) && self.photos[$0] == photo }
    if let place, place != index { index = place }
  }

  /// Shows the pages in a style, from where they are.
  func choose(_ style: PageStyle) {
    withAnimation(Self.fade) {
      self.style = style
      isChoosingStyle = false
    }
  }

  /// A click or tap on a page: one beside the page in view becomes that, and the page in view opens
  /// the photo view, where a tap shows or hides the controls.
  func tap(_ photo: Photo) {
    guard photo == current else { return select(photo) }
    isPhotoView ? controls.toggle() : togglePhotoView()
  }
}
