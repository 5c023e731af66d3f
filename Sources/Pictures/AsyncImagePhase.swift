/// How far a picture view has come with its file.
public enum AsyncImagePhase: Sendable, Hashable {
  /// There is nothing to see of the picture yet.
  case empty
  /// The picture is seen; of a damaged file, the part that could be read.
  case success(ShownPicture)
  /// The picture cannot be shown.
  case failure(DecodeError)

  /// The picture that is seen, if there is one.
  public var picture: ShownPicture? {
    if case .success(let picture) = self { picture } else { nil }
  }
}
