/// A rectangle of pixels that a shape covers to the same degree.
nonisolated struct CoverageTile: Hashable {
  var rect: PixelRect
  /// How much of each pixel is covered, 1…255.
  var coverage: UInt8
}
