import Paging

/// What the gallery shows: the photos, which of them is in view, and how.
@Observable final class GalleryModel {
  /// The photos in the order to page through.
  private(set) var photos: [Photo]
  /// Which photo is in view, or will be when the turn is over; 0 without photos.
  var index: Int
  /// What the window shows the photos as.
  var display = Display.pages
  /// How pages are shown and turned.
  var style = PageStyle.scroll
  /// Whether the menu of styles is open.
  var isChoosingStyle = false
  /// Whether the photo has the whole window to itself.
  var isPhotoView = false
  /// How far the photo view is pulled down, in points.
  var pull = 0.0
  /// The photo whose details are shown over the list.
  var inspected: Photo?
  /// What the window has to say in a few words; nil: nothing yet.
  var notice: Notice?
  /// The photos that are marked, by their paths.
  var favourites: Set<FilePath> = []
  /// Photos near the one in view that cannot be shown.
  var unreadable: Set<Photo> = []
  /// Where the pages are, for everything that follows them.
  @ObservationIgnored let position = PagePosition()
  /// Shows and hides the controls of the photo view.
  @ObservationIgnored let controls = ControlsVisibility()
  /// Whether things change at once instead of moving.
  @ObservationIgnored var reducesMotion = false

  /// Where marked photos are kept; nil: nowhere.
  @ObservationIgnored let favouritesStore: FavouritesStore?

  /// Makes a model that shows a listing.
  init(_ listing: PhotoListing, favouritesStore: FavouritesStore? = nil) {
    photos = listing.photos
    index = listing.startIndex
    self.favouritesStore = favouritesStore
  }

  /// The photo in view.
  var current: Photo? { photos.indices.contains(index) ? photos[index] : nil }

  /// The text of the title bar.
  var title: String {
    WindowTitle.text(name: current?.name ?? "", index: index, count: photos.count)
  }

  /// Whether the page in view says why its photo cannot be shown.
  var showsError: Bool { current.map(unreadable.contains) ?? false }

  // MARK: The view

  /// Goes from the banner to the photo view or back.
  func togglePhotoView() {
    withAnimation(reducesMotion ? .crossFade(duration: 0.16) : .spring(.hero)) {
      isPhotoView.toggle()
      pull = 0
    }
  }

  /// A pull at the photo view is over: past 120 points, or fast, it closes.
  func endPull(at distance: Double, speed: Double) {
    if isPhotoView && (distance > 120 || speed > 600) { return togglePhotoView() }
    withAnimation(.spring(reducesMotion ? .calmBounceBack : .bounceBack)) { pull = 0 }
  }

  // MARK: The photos

  /// Takes the whole listing round the photo that was shown first; that one stays in view.
  func complete(with listing: PhotoListing) {
    guard !listing.photos.isEmpty else { return }
    let place = current.flatMap { listing.photos.firstIndex(of: $0) }
    photos = listing.photos
    index = place ?? listing.startIndex
  }

  /// Shows other photos, from files and folders; answers whether there is anything to try.
  @discardableResult func open(_ paths: [FilePath]) -> Bool {
    guard !paths.isEmpty else { return false }
    var library = PhotoLibrary()
    library.operands = paths.map(Operand.path)
    Task.detached { [library] in
      let listing = library.load()
      await self.replace(with: listing)
    }
    return true
  }

  /// Shows the pictures that come with the application.
  func showSamples() { open(InstallLayout().samples()) }

  private func replace(with listing: PhotoListing) {
    guard !listing.photos.isEmpty else { return }
    photos = listing.photos
    index = listing.startIndex
  }
}
