import Paging

/// The corners of a page and the shadow that it casts.
nonisolated struct PageOutline: Sendable, Equatable {
  /// The radius of the corners, in points.
  var radius: Double
  /// What the page casts where it lies.
  var shadow: Shadow
  /// What it casts while it is moved over others.
  var lifted: Shadow

  /// The shadow on the way from lying (0) to lifted (1).
  ///
  /// The blur changes in steps, since each is a picture of its own to the renderer.
  func shadow(lifted part: Double) -> Shadow {
    let part = min(1, max(0, part))
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    let step = 4.0
    return Shadow(
      color: shadow.color.mixed(with: lifted.color, by: part),
      radius: (mix(shadow.radius, lifted.radius) / step).rounded() * step,
      offset: Vector(
        dx: mix(shadow.offset.dx, lifted.offset.dx), dy: mix(shadow.offset.dy, lifted.offset.dy)))
  }
}
