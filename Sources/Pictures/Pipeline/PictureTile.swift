public import Graphics

/// A texture that shows a part of a picture, or all of it.
nonisolated public struct PictureTile: Sendable, Hashable {
  /// The texture; it is valid for the frame in which its picture was looked up.
  public let texture: TextureID
  /// The part of the picture that the tile shows, within 0…1.
  public let part: Rect
  /// Where that part lies in the texture, within 0…1.
  ///
  /// Round it the texture repeats a pixel of each neighbour, so that no seam shows where tiles are
  /// drawn larger or smaller than they are.
  public let source: Rect

  /// Where a part of the picture lies in the texture, within 0…1; the part lies inside of the tile.
  public func source(of part: Rect) -> Rect { part.part(of: self.part).placed(in: source) }
}
