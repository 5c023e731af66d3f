/// The resistance of content that is dragged beyond its end.
///
/// A drag of x beyond the end shows x′ = d · (1 − 1 / (1 + r · x / d)): r times the drag at first,
/// and never more than d.
public struct RubberBand: Sendable, Hashable {
  /// The share of a drag that shows at first, 0…1; with 0 the end is hard.
  public let resistance: Double
  /// The distance that is never reached, in the unit of the drag.
  public let extent: Double

  /// The greatest share of the extent that is turned back into a drag, which grows without limit.
  private static let limit = 0.999

  /// Makes a band from its resistance of 0…1 and its extent.
  public init(resistance: Double = 0.55, extent: Double = 1) {
    self.resistance = resistance.isFinite ? min(max(0, resistance), 1) : 0.55
    self.extent = extent.isFinite && extent > 0 ? extent : 1
  }

  /// What a drag beyond the end shows, with the sign of the drag.
  public func shown(_ drag: Double) -> Double {
    let size = extent * (1 - 1 / (1 + resistance * abs(drag) / extent))
    return drag < 0 ? -size : size
  }

  /// The drag that shows a distance: the inverse of `shown`.
  public func drag(showing distance: Double) -> Double {
    guard resistance > 0 else { return 0 }
    let share = min(abs(distance) / extent, Self.limit)
    let size = extent / resistance * (1 / (1 - share) - 1)
    return distance < 0 ? -size : size
  }

  /// The speed of what is shown relative to the speed of the drag.
  public func slope(at drag: Double) -> Double {
    let stretch = 1 + resistance * abs(drag) / extent
    return resistance / (stretch * stretch)
  }
}
