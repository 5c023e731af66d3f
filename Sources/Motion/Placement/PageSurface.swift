/// How a page lies in its area, and so how it is drawn.
public enum PageSurface: Sendable, Hashable {
  /// Flat: item by item, or as one picture while it is turned.
  case flat
  /// Flat, and always one picture, so many times as large as the page; of use where pages are
  /// always smaller or larger than their area, so that nothing changes when they begin to turn.
  case picture(scale: Double)
  /// Bent: in parts, the lowest first, instead of by the placement's transform and shadow.
  case bent([PagePart])
}
