/// Decodes the contents of a file whose format is known.
nonisolated protocol FormatDecoder: Sendable {
  /// Reads what the file says about its picture; throws `damaged` when the bytes end too early.
  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo

  /// Makes the pixels, upright and at the size that the request asks for.
  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture
}
