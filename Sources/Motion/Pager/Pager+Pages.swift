extension Pager {
  /// Renumbers every page by adding a number: the anchor moved, and nothing on the screen did.
  ///
  /// Without pages there is nothing to renumber, and a shift by more than 10¹² pages is ignored.
  public mutating func rebase(by shift: Int) {
    guard !bounds.isEmpty, shift.magnitude <= PageBounds.farthest else { return }
    switch phase {
    case .idle: break
    case .dragging(var drag):
      drag.start += shift
      drag.finger += Double(shift)
      phase = .dragging(drag)
    case .settling(var settling):
      settling.target += shift
      phase = .settling(settling)
    }
    let page = passed + shift
    position += Double(shift)
    passed = page
    settled += shift
    pages = pages.shifted(by: shift)
  }

  /// Brings everything that names a page onto pages that exist, after the bounds changed.
  mutating func conform(from old: PageBounds) {
    settled = bounds.clamp(settled)
    let excess = abs(overscroll)
    let isLost = excess > Self.leeway && excess > abs(old.excess(of: position))
    switch phase {
    case .idle: jump(to: settled)
    case .dragging: bounds.isEmpty ? jump(to: 0) : hold(at: isLost ? Double(nearest) : position)
    case .settling(let settling):
      let page = bounds.clamp(settling.target)
      if isLost {
        jump(to: page)
      } else if page != settling.target {
        head(to: page, velocity: settling.state(at: now).velocity, at: now)
      }
    }
  }

  /// How far beyond the ends a change of the bounds or of the target may leave a page, in pages.
  static let leeway = 0.5

  private mutating func hold(at place: Double) {
    guard case .dragging(var drag) = phase else { return }
    position = place
    drag.start = bounds.clamp(drag.start)
    drag.finger = finger(at: place)
    phase = .dragging(drag)
  }
}
