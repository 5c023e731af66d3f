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
      isScrubbing = false
      return .wait
    case .dragged: return scrub(to: event)
    case .released: return finish(at: location(of: event))
    case .hovered, .left, .cancelled: return .fail
    }
  }

  override func cancel() { start = nil }

  private func scrub(to event: PointerEvent) -> Verdict {
    guard let start else { return .fail }
    let distance = event.position.x - start.position.x
    guard isScrubbing || abs(distance) >= Self.slop else { return .wait }
    isScrubbing = true
    indicator.select(indicator.page(scrubbedFrom: start.page, by: distance))
    return .claim
  }

  private func finish(at location: Point) -> Verdict {
    guard let start else { return .fail }
    self.start = nil
    if isScrubbing { return .claim }
    guard indicator.bounds.contains(location) else { return .fail }
    indicator.select(start.page)
    return .claim
  }
}
