/// The measures of a row of dots that stand for pages, in points.
///
/// Up to nine pages have a dot each. More pages have a window of nine that scrolls with the
/// position and whose outer dots are smaller where pages are hidden, so the cost does not grow with
/// the number of pages. A narrow row has a smaller window. Where the current page is shown for a
/// certain time its dot is a pill, whose filled part tells how much of the time is over.
public struct IndicatorMetrics: Sendable, Hashable {
  /// The diameter of a dot.
  public var diameter: Double
  /// The space between two dots at rest.
  public var gap: Double
  /// How much wider the active dot is half-way between two pages.
  public var stretch: Double
  /// How much narrower the active dot is at the extent of the rubber band, as a share of its width.
  public var squeeze: Double
  /// How much longer the dot of the current page is than the others, at rest.
  public var elongation: Double
  /// The greatest number of dots in a row at rest, at least 3.
  public private(set) var window = Self.mostDots

  /// The greatest number of dots in any row at rest.
  public static let mostDots = 9
  private static let fewestDots = 3

  /// Makes metrics; the defaults are the gallery's.
  public init(
    diameter: Double = 12, gap: Double = 8, stretch: Double = 8, squeeze: Double = 0.25,
    elongation: Double = 0
  ) {
    self.diameter = diameter
    self.gap = gap
    self.stretch = stretch
    self.squeeze = squeeze
    self.elongation = elongation
  }

  /// The distance between the centres of two dots.
  public var pitch: Double { diameter + gap }

  /// The width of the row for a number of pages.
  public func width(count: Int) -> Double {
    let dots = min(count, window)
    return dots > 0 ? Double(dots) * pitch - gap + elongation : 0
  }

  /// The metrics with as many dots as fit into a width with half a gap on both sides, at least 3.
  ///
  /// A window that does not show every page has an odd number of dots: one of them is the middle.
  public func fitting(_ width: Double, count: Int) -> IndicatorMetrics {
    let most = Double(min(max(0, count), window))
    let room = min(max(0, (width - elongation) / pitch), most)
    guard room < most else { return self }
    let dots = Int(room)
    var metrics = self
    metrics.window = max(Self.fewestDots, dots.isMultiple(of: 2) ? dots - 1 : dots)
    return metrics
  }
}

extension IndicatorMetrics {
  /// The diameters of the outer dots of a window relative to a full dot, from the edge inwards.
  private var edge: [Double] { window > Self.fewestDots ? [5.0 / 12, 8.0 / 12] : [8.0 / 12] }

  /// The slots of a window whose dots are always full: those between which the active dot moves.
  var fullSlots: ClosedRange<Double> { Double(edge.count)...Double(window - 1 - edge.count) }

  /// The size of the dot in a slot of the window, relative to a full dot, with so many pages hidden
  /// before and after the window.
  func scale(slot: Double, hidden: (before: Double, after: Double)) -> Double {
    edgeScale(distance: slot, hidden: hidden.before)
      * edgeScale(distance: Double(window - 1) - slot, hidden: hidden.after)
  }

  /// The size of a dot some slots from an edge of the window behind which pages are hidden.
  ///
  /// The effect of the edge grows with the first page that hides there.
  private func edgeScale(distance: Double, hidden: Double) -> Double {
    let stops = [0] + edge + [1]
    let place = min(max(0, distance + 1), Double(stops.count - 1))
    let index = min(Int(place), stops.count - 2)
    let size = stops[index] + (stops[index + 1] - stops[index]) * (place - Double(index))
    return 1 + (size - 1) * min(max(0, hidden), 1)
  }
}
