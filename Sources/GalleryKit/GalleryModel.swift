import Paging

/// What the gallery shows: the photos, and which of them is in view.
@Observable final class GalleryModel {
  /// The photos in the order to page through.
  private(set) var photos: [Photo]
  /// Which photo is in view, or will be when the turn is over; 0 without photos.
  var index: Int
  /// Where the pages are, for everything that follows them.
  @ObservationIgnored let position = PagePosition()

  /// Makes a model that shows a listing.
  init(_ listing: PhotoListing) {
    photos = listing.photos
    index = listing.startIndex
  }

  /// The photo in view.
  var current: Photo? { photos.indices.contains(index) ? photos[index] : nil }

  /// The text of the title bar.
  var title: String {
    WindowTitle.text(name: current?.name ?? "", index: index, count: photos.count)
  }

  /// Starts decoding the first picture for a window of a size in points, before there is one.
  ///
  /// The demand is the model's own; it ends when the window's views have stated theirs.
  func requestFirstPicture(from pipeline: PicturePipeline, size: Size) {
    guard let current else { return }
    let frame = GalleryLayout(width: size.width, count: photos.count).pictureSize(in: size)
    let target = PixelSize(width: Int(frame.width), height: Int(frame.height))
    pipeline.setDemand(
      [PictureRequest(file: current.file, target: target, mode: .fill)],
      for: ObjectIdentifier(self))
    Task { pipeline.setDemand([], for: ObjectIdentifier(self)) }
  }

  /// Takes the whole listing round the photo that was shown first; that one stays in view.
  func complete(with listing: PhotoListing) {
    guard !listing.photos.isEmpty else { return }
    let place = current.flatMap { listing.photos.firstIndex(of: $0) }
    photos = listing.photos
    index = place ?? listing.startIndex
  }
}
