extension ScrollMotion {
  /// Content before what is seen has become longer by a distance in points, below 0 shorter: what
  /// is seen stays where it is, and whatever moves goes on as it did.
  ///
  /// The place may lie beyond the end until `resize` tells the new length of the content.
  public mutating func shift(by distance: Double) {
    guard distance.isFinite, distance != 0 else { return }
    offset += distance
    switch phase {
    case .idle: break
    case .dragging(var drag):
      drag.finger += distance
      phase = .dragging(drag)
    case .gliding(var glide):
      glide.origin += distance
      phase = .gliding(glide)
    case .springing(var pull):
      pull.target += distance
      phase = .springing(pull)
    }
  }

  /// Tells the lengths of content and area; what rests beyond the new end goes there at once, and
  /// what is on its way to the end goes to the new one.
  public mutating func resize(content: Double, viewport: Double) {
    guard content.isFinite, viewport.isFinite else { return }
    self.viewport = max(1, viewport)
    limit = max(0, content - max(0, viewport))
    switch phase {
    case .idle: offset = clamp(offset)
    case .dragging: break
    case .gliding(let glide): if excess(of: glide.offset(at: now)) != 0 { rest(at: offset) }
    case .springing(let pull): if excess(of: pull.target) != 0 || pull.isToEnd { follow(pull) }
    }
  }

  private mutating func follow(_ pull: Pull) {
    guard pull.isToEnd else { return rest(at: pull.target) }
    guard pull.target != limit else { return }
    let velocity = pull.state(at: now).velocity
    spring(to: limit, with: pull.spring, velocity: velocity, from: offset, at: now, isToEnd: true)
  }
}
