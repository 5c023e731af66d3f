import Graphics

/// Drags the bar of a view that scrolls, with a mouse.
final class ScrollBarRecognizer: GestureRecognizer {
  private unowned let scroller: ScrollNode
  private var held: (axis: Axis, last: Point)?

  init(scroller: ScrollNode) {
    self.scroller = scroller
    super.init(node: scroller)
  }

  override func handle(_ event: PointerEvent) -> Verdict {
    switch event.phase {
    case .pressed where event.source == .mouse:
      held = bar(at: location(of: event)).map { ($0, event.position) }
      return held == nil ? .fail : .claim
    case .dragged:
      guard let held else { return .fail }
      scroller.dragBar(of: held.axis, by: held.axis.length(of: event.position - held.last))
      self.held?.last = event.position
      return .claim
    default:
      held = nil
      return .fail
    }
  }

  override func cancel() { held = nil }

  private func bar(at point: Point) -> Axis? {
    guard scroller.bars.isShown else { return nil }
    return Axis.allCases.first { axis in
      scroller.thumb(of: axis)?.inset(by: ScrollBars.breadth - ScrollBars.reach).contains(point)
        == true
    }
  }
}
