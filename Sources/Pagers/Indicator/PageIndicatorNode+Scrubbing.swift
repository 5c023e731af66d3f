import Graphics
import Interface
import Motion

extension PageIndicatorNode {
  /// Whether a finger that moves along the row scrubs.
  var canScrub: Bool { environment.allowsContinuousInteraction }

  /// The page whose dot is at a place in the node's coordinates.
  func page(at point: Point) -> Int? { page(at: point, in: row) }

  /// Goes along with a finger that has moved along the row.
  /// - Parameters:
  ///   - start: The page where the finger went down.
  ///   - distance: How far it has come, to the right or down, in points.
  ///   - finger: Where it is along the row, in the window's coordinates.
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
