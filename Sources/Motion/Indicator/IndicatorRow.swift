internal import Glibc

/// A row of dots as it is seen at one moment: which dots there are, how large and where.
///
/// Distances are in points from the leading edge of the row.
public struct IndicatorRow: Sendable, Hashable {
  /// The measures of the row.
  public let metrics: IndicatorMetrics
  /// Where the bright dot is in the row, in pages from its beginning.
  private let position: Double
  /// How many pages the row has, those left out not counted.
  private let count: Int
  /// The place in the row, in pages, at the leading edge of the window.
  let offset: Double
  private let cut: IndicatorCut

  /// Makes the row for a position.
  ///
  /// The bright dot moves within the middle five dots of a window; then the row scrolls under it.
  /// At the ends of the pages it moves on to the outermost dot.
  /// - Parameters:
  ///   - metrics: The measures of the row.
  ///   - count: The number of pages.
  ///   - position: The position in pages; one beyond the ends squeezes the bright dot.
  ///   - offset: The page that was at the leading edge of the window before; nil: the bright dot
  ///     is in the middle if it can.
  public init(
    _ metrics: IndicatorMetrics = IndicatorMetrics(), count: Int, position: Double,
    offset: Double? = nil
  ) {
    self.init(metrics, count: count, position: position, offset: offset, cut: .none)
  }

  init(
    _ metrics: IndicatorMetrics, count: Int, position: Double, offset: Double?, cut: IndicatorCut
  ) {
    let (position, slots) = (position.isFinite ? position : 0, metrics.fullSlots)
    self.metrics = metrics
    self.cut = cut
    self.count = max(0, count - cut.length)
    self.position = position
    let kept = offset ?? position - Double(metrics.window / 2)
    let near = min(max(position - slots.upperBound, kept), position - slots.lowerBound)
    self.offset = min(max(0, near), Double(max(0, self.count - metrics.window)))
  }

  private var end: Double { Double(max(0, count - 1)) }

  /// The position, limited to the pages that exist.
  private var inside: Double { min(max(0, position), end) }

  /// The page that is nearest to the position, or nil without pages.
  public var page: Int? { count > 0 ? wholePage(cut.page(at: inside.rounded())) : nil }

  /// The dots of the pages, without the bright one; at most one more than the window has.
  public var dots: [IndicatorDot] {
    guard count > 0 else { return [] }
    let first = Int(offset.rounded(.down))
    let last = min(count - 1, first + metrics.window)
    let hidden = (before: offset, after: Double(count - metrics.window) - offset)
    return (first...last).compactMap { index in
      let place = Double(index)
      let size = metrics.diameter * metrics.scale(slot: place - offset, hidden: hidden)
      guard size > 0 else { return nil }
      let extra = metrics.elongation * max(0, 1 - abs(place - inside))
      return IndicatorDot(
        page: wholePage(cut.page(at: place)),
        center: start(of: place) + (metrics.diameter + extra) / 2, width: size + extra,
        height: size, prominence: max(0, 1 - abs(place - position)))
    }
  }

  /// The bright dot, which glides between pages and is squeezed beyond the ends; nil without pages.
  ///
  /// At a fraction f between pages it is 12 + 8 · sin πf wide. Beyond an end by x pages it stays
  /// on the last page and is 12 · (1 − 0.25 · |x|) wide.
  public var activeDot: IndicatorDot? { activeDot(filling: 0) }

  /// The bright dot that fills a share of the elongation of the dot below it.
  /// - Parameter share: 0 for a plain dot, 1 for all of it.
  public func activeDot(filling share: Double) -> IndicatorDot? {
    guard let page else { return nil }
    let fraction = inside - inside.rounded(.down)
    let beyond = min(abs(position - inside), 1)
    let length = metrics.diameter + metrics.elongation * min(max(0, share), 1)
    let width = length + metrics.stretch * sin(.pi * fraction)
    return IndicatorDot(
      page: page, center: start(of: inside) + length / 2,
      width: width * (1 - metrics.squeeze * beyond), height: metrics.diameter, prominence: 1)
  }

  /// Where the dot of a place begins: those behind the current one make room for its elongation.
  private func start(of place: Double) -> Double {
    (place - offset) * metrics.pitch + metrics.elongation * min(max(0, place - inside), 1)
  }

  /// The page whose dot is at a place along the row, or nil beside the row.
  ///
  /// A dot owns half of the gap on both of its sides, so there is no dead place between dots.
  public func page(at place: Double) -> Int? {
    let (length, margin) = (metrics.width(count: count), metrics.gap / 2)
    guard length > 0, place >= -margin, place < length + margin else { return nil }
    let first = Int(offset.rounded(.down))
    let last = min(count - 1, first + metrics.window)
    let index = (first...last).last { start(of: Double($0)) - margin <= place } ?? first
    return wholePage(cut.page(at: Double(index)))
  }
}
