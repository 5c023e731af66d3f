public import Graphics

/// Everything that a page's place may depend on.
public struct PageMoment: Sendable, Hashable {
  /// How many pages the page lies after the position of the row.
  public var offset: Double
  /// The position of the row in pages, counted from the page that the turn in progress began on; 0
  /// at rest.
  public var turn: Double
  /// The position of the row in pages, counted from the whole page that it last stood at or passed,
  /// −1…1: unlike `turn` it never jumps, even when a turn is caught or called back.
  public var passage: Double
  /// Whether the page that the turn began on is the first one, as far as is known.
  public var startsAtFirst: Bool
  /// Whether the page that the turn began on is the last one, as far as is known.
  public var startsAtLast: Bool
  /// The area that the pages are seen in, in points.
  public var size: Size
  /// The size of a page, in points.
  public var pageSize: Size
  /// How far beyond the area pages are still seen along the axis, in points.
  public var bleed: Double
  /// The space between two pages in points.
  public var spacing: Double
  /// The axis along which pages turn.
  public var axis: Axis
  /// 1 where the next page lies on the right or below, −1 where it lies on the left.
  public var direction: Double
  /// Where across the axis the pages were taken hold of, 0…1 from the top or the left; 1 where
  /// nobody holds them.
  public var grip: Double

  /// Makes a moment from its parts.
  public init(
    offset: Double, turn: Double = 0, passage: Double = 0, startsAtFirst: Bool = false,
    startsAtLast: Bool = false, size: Size, pageSize: Size? = nil, bleed: Double = 0,
    spacing: Double = 0, axis: Axis = .horizontal, direction: Double = 1, grip: Double = 1
  ) {
    self.offset = offset
    self.turn = turn
    self.passage = passage
    self.startsAtFirst = startsAtFirst
    self.startsAtLast = startsAtLast
    self.size = size
    self.pageSize = pageSize ?? size
    self.bleed = bleed
    self.spacing = spacing
    self.axis = axis
    self.direction = direction
    self.grip = grip
  }

  /// Whether this is the page that the turn in progress began on, or the one at rest.
  public var isOrigin: Bool { abs(offset + turn) < 1e-9 }

  /// Whether this is the page that the row last stood at or passed.
  public var isPassed: Bool { abs(offset + passage) < 1e-9 }

  /// The length of the area along the axis, in points.
  public var length: Double { axis.length(of: size) }

  /// The middle of the area.
  public var center: Point { Point(x: size.width / 2, y: size.height / 2) }

  /// The page in the middle of the area.
  public var centered: Transform {
    .translation(
      Vector(
        dx: (size.width - pageSize.width) / 2, dy: (size.height - pageSize.height) / 2))
  }

  /// A way along the axis, positive towards the next page.
  public func along(_ distance: Double) -> Transform {
    axis == .horizontal
      ? .translation(Vector(dx: distance * direction)) : .translation(Vector(dy: distance))
  }
}
