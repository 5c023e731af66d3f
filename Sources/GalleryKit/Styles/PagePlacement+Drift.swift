import Paging

nonisolated extension PagePlacement {
  /// Which way a stack is left.
  enum Drift: Sendable {
    /// The next page comes over the one in view, which drifts away below it.
    case history
    /// The page in view leaves, and the next one rises to where it was.
    case book
  }

  /// A stack whose lower page takes part in the turn.
  ///
  /// With q a page's offset: in a history the upper page lies q pages to the side, and the lower one
  /// has moved the other way by 0.24 · q of its width and is dimmed by 0.35 · q; in a book the upper
  /// page leaves, and the lower one grows from 0.97 of its size and brightens from 0.34 of black.
  static func drift(_ drift: Drift, _ outline: PageOutline) -> PagePlacement {
    PagePlacement(reach: 1) { page in
      let (q, pitch) = (page.offset, page.length + page.spacing)
      guard abs(q) < 1 else { return nil }
      var placement = Placement(
        cornerRadius: outline.radius, shadow: outline.shadow(lifted: 0))
      switch drift {
      case .history:
        placement.order = q
        placement.transform = page.along(q > 0 ? q * pitch : 0.24 * q * page.length)
        placement.dimming = q < 0 ? -0.35 * q : 0
      case .book:
        placement.order = -q
        placement.transform =
          q < 0 ? page.along(q * pitch) : .scale(1 - 0.03 * q, about: page.center)
        placement.dimming = q > 0 ? 0.34 * q : 0
        if q > 0 { placement.surface = .picture(scale: 1) }
      }
      let isAbove = placement.order > 0
      // It is lifted within an eighth of the way, so that no shadow comes or goes at once.
      if isAbove { placement.shadow = outline.shadow(lifted: 8 * abs(q)) }
      return placement
    }
  }
}
