extension DecodeJob {
  /// Whether what this job makes, or is already making, will do for a request.
  ///
  /// A job that runs is left to end though the request has grown, as it does while a window is being
  /// resized: something better than before is shown, and the next job makes it right.
  func serves(_ wanted: PictureRequest) -> Bool {
    let mine = request.picture
    guard mine.file == wanted.file, mine.mode == wanted.mode else { return false }
    if mine.target.suits(wanted.target) { return true }
    let half = PixelSize(width: wanted.target.width / 2, height: wanted.target.height / 2)
    return hasStarted && mine.target.isAtLeast(half) && wanted.target.isAtLeast(mine.target)
  }
}
