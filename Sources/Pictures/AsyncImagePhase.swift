/// How far a picture view has come with its file.
public enum AsyncImagePhase: Sendable, Hashable {
  /// There is nothing to see of the picture yet.
  case empty
  /// The picture is seen; whole, or only the part of a damaged file that could be read.
  case success(isWhole: Bool)
  /// The picture cannot be shown.
  case failure(DecodeError)
}
