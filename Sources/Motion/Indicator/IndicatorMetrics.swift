internal import Glibc

/// Where the dots of a page indicator are: a pure function of the position in the pages.
///
/// Up to nine pages have a dot each. More pages have a window of nine that scrolls with the
/// position and whose outer dots are smaller where pages are hidden, so the cost does not grow with
/// the number of pages. Distances are in points from the leading edge of the row.
public struct IndicatorMetrics: Sendable, Hashable {
  /// The diameter of a dot.
  public var diameter: Double
  /// The space between two dots at rest.
  public var gap: Double
  /// How much wider the active dot is half-way between two pages.
  public var stretch: Double
  /// How much narrower the active dot is at the extent of the rubber band, as a share of its width.
  public var squeeze: Double
  /// The diameters of the outermost dots of a window relative to a full dot, from the edge inwards.
  private static let edge = [5.0 / 12, 8.0 / 12]

  /// The greatest number of dots in a row at rest.
  public static let window = 9

  /// Makes metrics; the defaults are the gallery's.
  public init(
    diameter: Double = 12, gap: Double = 8, stretch: Double = 8, squeeze: Double = 0.25
  ) {
    self.diameter = diameter
    self.gap = gap
    self.stretch = stretch
    self.squeeze = squeeze
  }

  /// The distance between the centres of two dots.
  public var pitch: Double { diameter + gap }

  /// The width of the row for a number of pages.
  public func width(count: Int) -> Double {
    let dots = min(count, Self.window)
    return dots > 0 ? Double(dots) * pitch - gap : 0
  }

  /// The page, with fraction, at the leading edge of the window.
  ///
  /// The position stays in the middle of the window, except at the ends of the pages.
  func offset(count: Int, position: Double) -> Double {
    min(max(0, position - Double(Self.window / 2)), Double(max(0, count - Self.window)))
  }
}

extension IndicatorMetrics {
  /// The dots of the pages, without the active one; at most one more than the window has.
  public func dots(count: Int, position: Double) -> [IndicatorDot] {
    guard count > 0, position.isFinite else { return [] }
    let offset = offset(count: count, position: position)
    let first = Int(offset.rounded(.down))
    let last = min(count - 1, first + Self.window)
    return (first...last).compactMap { page in
      let slot = Double(page) - offset
      let size = diameter * scale(slot: slot, hiddenBefore: offset, count: count)
      guard size > 0 else { return nil }
      return IndicatorDot(
        page: page, center: center(slot: slot), width: size, height: size,
        prominence: max(0, 1 - abs(Double(page) - position)))
    }
  }

  /// The active dot, which glides between pages and is squeezed beyond the ends.
  ///
  /// At a fraction f between two pages it is 12 + 8 · sin πf wide. Beyond an end by x pages it stays
  /// on the last page and is 12 · (1 − 0.25 · |x|) wide.
  public func activeDot(count: Int, position: Double) -> IndicatorDot? {
    guard count > 0, position.isFinite else { return nil }
    let inside = min(max(0, position), Double(count - 1))
    let fraction = inside - inside.rounded(.down)
    let beyond = min(abs(position - inside), 1)
    let width = (diameter + stretch * sin(.pi * fraction)) * (1 - squeeze * beyond)
    return IndicatorDot(
      page: wholePage(inside),
      center: center(slot: inside - offset(count: count, position: inside)),
      width: width, height: diameter, prominence: 1)
  }

  private func center(slot: Double) -> Double { diameter / 2 + slot * pitch }

  /// The size of the dot in a slot of the window, relative to a full dot.
  private func scale(slot: Double, hiddenBefore: Double, count: Int) -> Double {
    let hiddenAfter = Double(count - Self.window) - hiddenBefore
    return edgeScale(distance: slot, hidden: hiddenBefore)
      * edgeScale(distance: Double(Self.window - 1) - slot, hidden: hiddenAfter)
  }

  /// The size of a dot some slots from an edge of the window behind which pages are hidden.
  ///
  /// The effect of the edge grows with the first page that hides there.
  private func edgeScale(distance: Double, hidden: Double) -> Double {
    let stops = [0] + Self.edge + [1]
    let place = min(max(0, distance + 1), Double(stops.count - 1))
    let index = min(Int(place), stops.count - 2)
    let size = stops[index] + (stops[index + 1] - stops[index]) * (place - Double(index))
    return 1 + (size - 1) * min(max(0, hidden), 1)
  }
}
