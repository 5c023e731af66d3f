import Graphics
import Interface
import Motion

extension PageIndicatorNode {
  /// The page whose dot is at a place in the node's coordinates.
  func page(at point: Point) -> Int? { page(at: point, in: row) }

  /// Goes along with a finger that has moved along the row.
  /// - Parameters:
  ///   - start: The page where the finger went down.
  ///   - distance: How far to the right it has come, in points.
  ///   - finger: Where it is, in the window's coordinates.
  func scrub(from start: Int, by distance: Double, finger: Double) {
    guard total > 0 else { return }
    let position = arrangement.metrics.scrub(
      from: start, by: isMirrored ? -distance : distance, count: total)
    scrubbed = position
    bubble.show(Int(position.rounded()), over: finger)
    select(Int(position.rounded()))
    invalidateDrawing()
  }

  /// The finger is gone.
  func endScrubbing() {
    scrubbed = nil
    bubble.hide()
    invalidateDrawing()
  }
}
