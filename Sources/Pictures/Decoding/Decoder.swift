/// Turns picture files into pixels.
///
/// Whoever calls may do so from any thread, several at once; whether a decoder works on that thread
/// or asks another process is its own affair.
nonisolated public protocol Decoder: Sendable {
  /// Reads what a file says about its picture.
  func probe(
    _ file: PictureFile, cancellation: Cancellation
  ) throws(DecodeError) -> PictureInfo

  /// What tells the file as it is now from the same file with other contents.
  func stamp(of file: PictureFile) -> FileStamp

  /// Makes the pixels of a picture.
  ///
  /// `preview` is called at most once and before the end, if the request wants it, the real picture
  /// takes long and a rough one is at hand.
  func decode(
    _ request: DecodeRequest, cancellation: Cancellation, preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture
}

nonisolated extension Decoder {
  /// What the file system says.
  public func stamp(of file: PictureFile) -> FileStamp { FileStamp(of: file) }
}
