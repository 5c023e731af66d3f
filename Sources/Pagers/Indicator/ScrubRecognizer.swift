import Graphics
import Interface

/// Shows the page of a clicked dot, and scrubs through the pages while it is dragged.
final class ScrubRecognizer: GestureRecognizer {
  /// How far the pointer moves before a press is no click, in points.
  private static let slop = 6.0
  private unowned let indicator: PageIndicatorNode
  private var start: (position: Point, page: Int)?
  private var isScrubbing = false

  init(indicator: PageIndicatorNode) {
    self.indicator = indicator
    super.init(node: indicator)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed:
      guard let page = indicator.page(at: location(of: event)) else { return .fail }
      start = (event.position, page)
      indicator.isPressed = true
      return .wait
    case .dragged: return scrub(to: event)
    case .released: return finish(at: location(of: event))
    case .hovered, .left, .cancelled: return .fail
    }
  }

  override func cancel() { reset() }

  private func scrub(to event: PointerEvent) -> Verdict {
    guard let start else { return .fail }
    let axis = indicator.arrangement.axis
    let distance = axis.length(of: event.position - start.position)
    guard isScrubbing || indicator.canScrub && abs(distance) >= Self.slop else { return .wait }
    isScrubbing = true
    indicator.scrub(
      from: start.page, by: distance, finger: axis.length(of: event.position - Point.zero))
    return .claim
  }

  private func finish(at location: Point) -> Verdict {
    let (page, wasScrubbing) = (start?.page, isScrubbing)
    reset()
    if wasScrubbing { return .claim }
    guard let page, indicator.page(at: location) == page else { return .fail }
    indicator.select(page)
    return .claim
  }

  private func reset() {
    start = nil
    indicator.isPressed = false
    if isScrubbing { indicator.endScrubbing() }
    isScrubbing = false
  }
}
