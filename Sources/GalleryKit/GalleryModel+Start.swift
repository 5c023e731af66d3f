import Paging

extension GalleryModel {
  /// Starts decoding the first picture for a window of a size in points, before there is one.
  ///
  /// The demand is the model's own; it ends when the window's views have stated theirs.
  func requestFirstPicture(from pipeline: PicturePipeline, size: Size) {
    guard let current else { return }
    let frame =
      isPhotoView ? size : GalleryLayout(size: size, count: photos.count).pictureSize(in: style)
    let target = PixelSize(width: Int(frame.width), height: Int(frame.height))
    let request = PictureRequest(
      file: current.file, target: target, mode: isPhotoView ? .fit : .fill)
    pipeline.setDemand([request], for: ObjectIdentifier(self))
    Task { pipeline.setDemand([], for: ObjectIdentifier(self)) }
  }
}
