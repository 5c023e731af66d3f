public import Graphics

/// What a view knows of the space that it got.
nonisolated public struct GeometryProxy: Sendable, Hashable {
  /// The extent in points.
  public let size: Size
}
