internal import Glibc
public import Graphics

/// A page that is rolled round a cylinder lying on it, seen from above.
///
/// The page turns from right to left. The cylinder stands across the direction d = (cos θ, sin θ)
/// and touches the page along a line at the distance a from the top-left corner: what lies before
/// the line is flat, what follows goes round the cylinder, and what is left lies flat on the other
/// side, face down. Distances along d are called s on the page and s' where they are seen; across d
/// nothing moves.
public struct PageCurl: Sendable, Hashable {
  /// The size of the page in points.
  public let size: Size
  /// The radius of the cylinder in points.
  public let radius: Double
  /// How much of the turn is done, 0…1.
  public let progress: Double
  /// How far the shadow of what hangs over falls towards the corner that rises first, in points on a
  /// page whose cylinder has a radius of 62.
  let shadowFall: Double
  let direction: Vector

  /// The angle θ in degrees; the lower right corner rises first.
  public static let tilt = 5.5

  /// Makes a curl.
  /// - Parameters:
  ///   - size: The size of the page in points.
  ///   - radius: The radius of the cylinder in points; nil: one that suits the page.
  ///   - progress: How much of the turn is done, 0…1.
  ///   - shadowFall: How far the shadow of what hangs over falls towards the corner that rises
  ///     first, in points on a page whose cylinder has a radius of 62.
  public init(size: Size, radius: Double? = nil, progress: Double, shadowFall: Double = 10) {
    self.size = size
    self.radius = max(1, radius ?? Self.radius(of: size))
    self.progress = progress
    self.shadowFall = shadowFall
    let angle = Self.tilt * .pi / 180
    direction = Vector(dx: cos(angle), dy: sin(angle))
  }

  /// A radius that looks alike on small pages and large ones: 62 points on a page of 1088 × 640.
  public static func radius(of size: Size) -> Double {
    0.415 * pow((size.width * size.width + size.height * size.height).squareRoot(), 0.7)
  }

  /// The distance of the farthest corner along d.
  public var extent: Double { size.width * direction.dx + size.height * direction.dy }

  /// The distance a at which the page leaves the plane: at the farthest corner before the turn, and
  /// so far outside of the page after it that the cylinder has just left it.
  public var axis: Double { extent * (1 - progress) - radius * progress }

  /// Where the page is highest as seen from above: nothing of it lies beyond.
  public var crest: Double { axis + radius }

  /// The distance s of a place of the page.
  public func distance(of place: Point) -> Double {
    place.x * direction.dx + place.y * direction.dy
  }

  /// How far round the cylinder a distance s lies, 0…π.
  public func angle(at distance: Double) -> Double {
    min(max(0, (distance - axis) / radius), .pi)
  }

  /// The distance s' at which a distance s is seen.
  public func seen(_ distance: Double) -> Double {
    let angle = angle(at: distance)
    if angle < .pi { return min(distance, axis) + radius * sin(angle) }
    return axis - (distance - axis - .pi * radius)
  }

  /// How high above the plane a distance s is, in points.
  public func height(at distance: Double) -> Double { radius * (1 - cos(angle(at: distance))) }

  /// Where a place of the page is seen.
  public func seen(_ place: Point) -> Point {
    let distance = distance(of: place)
    return place + direction * (seen(distance) - distance)
  }

  /// How much of the page's length still lies flat and uncovered, and how much lies before the
  /// crest; both halfway up the page.
  var hitLengths: (page: Double, covered: Double) {
    func length(_ distance: Double) -> Double {
      min(max(0, (distance - size.height / 2 * direction.dy) / direction.dx), size.width)
    }
    return (length(min(axis, seen(extent))), length(crest))
  }

  /// The angle that the far edge has reached, 0…π.
  var reach: Double { angle(at: extent) }

  /// How much of what has left the plane is still seen: it fades away before it is gone.
  var strength: Double { 1 - smoothstep(0.85, 1, progress) }
}
