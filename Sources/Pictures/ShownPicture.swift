public import Graphics

/// What a view knows of the picture that it shows.
public struct ShownPicture: Sendable, Hashable {
  /// The whole picture's size in pixels, upright.
  public let size: PixelSize
  /// Whether the file could be read to its end.
  public let isWhole: Bool
  /// What the picture looks like from afar.
  public let tone: PictureTone

  init(_ picture: Picture) {
    size = picture.sourceSize
    isWhole = !picture.isPartial
    tone = picture.tone
  }

  /// The mean luma, 0 (black) … 1 (white), behind a rectangle of an area that the picture fills.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the area's coordinates, in points.
  ///   - area: The extent of the area, in points, with the picture in it by `ContentMode.fill`.
  /// - Returns: nil when the rectangle lies outside of the area.
  public func brightness(behind rect: Rect, filling area: Size) -> Double? {
    let picture = PicturePlacement.frame(of: Size(size), in: area, fitness: 0)
    return tone.brightness(in: rect.intersection(Rect(size: area)).part(of: picture))
  }
}
