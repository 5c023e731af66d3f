/// The limits of a frame on one axis.
///
/// Limits that are not numbers do not count, negative ones are 0, and an upper limit below the
/// lower one is the lower one.
nonisolated struct ExtentLimits: Equatable {
  let least: Double?
  let ideal: Double?
  let most: Double?

  init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
    func valid(_ extent: Double?) -> Double? {
      extent.flatMap { $0.isNaN ? nil : max(0, $0) }
    }
    let (least, ideal) = (valid(least).flatMap { $0.isFinite ? $0 : nil }, valid(ideal))
    self.least = least
    self.ideal = ideal
    self.most = valid(most).map { max($0, least ?? 0) }
  }

  /// One extent and no other; nil or not finite: no limit.
  init(fixed extent: Double?) {
    let extent = extent.flatMap { $0.isFinite ? $0 : nil }
    self.init(least: extent, ideal: extent, most: extent)
  }

  /// What the content is offered.
  func offer(_ offered: Double?) -> Double? {
    (offered ?? ideal).map { max(least ?? 0, min(most ?? .infinity, $0)) }
  }

  /// The frame's extent for an offer and the extent that the content took.
  ///
  /// With both limits it is the offer within them. With one of them, the frame goes from the
  /// content's extent towards the offer, but not beyond the limit.
  func extent(offered: Double?, content: Double) -> Double {
    if offered == nil, let ideal = offer(nil) { return ideal }
    switch (least, most) {
    case (let least?, let most?): return max(least, min(most, offered ?? content))
    case (let least?, nil): return max(least, min(content, offered ?? content))
    case (nil, let most?): return min(most, max(content, offered ?? content))
    case (nil, nil): return content
    }
  }

  /// The one extent that the limits allow, if they do.
  var fixed: Double? { least == most ? most : nil }

  /// Fixed limits at another extent; others stay.
  func moved(to extent: Double) -> ExtentLimits {
    fixed == nil ? self : ExtentLimits(fixed: extent)
  }
}
