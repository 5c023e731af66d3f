public import Graphics

/// How one page is seen: what a placement answers.
public struct Placement: Sendable, Hashable {
  /// From the page's own coordinates to those of the area that the pages are seen in.
  public var transform: Transform
  /// Pages of a higher order lie above those of a lower one.
  public var order: Double
  /// How much of the page is seen, 0…1.
  public var opacity: Double
  /// How much black lies over the page, 0…1.
  public var dimming: Double
  /// The radius of the page's corners, in points.
  public var cornerRadius: Double
  /// The shadow that a flat page casts; nil: none.
  public var shadow: Shadow?
  /// Whether corners, shadow and what hides the pages below are those of the page's content, instead
  /// of the whole page's area.
  public var hugsContent: Bool
  /// How the page lies in the area.
  public var surface: PageSurface
  /// The part of the page that takes hits, in the page's coordinates; nil: all of it.
  public var hitArea: Rect?

  /// Makes a placement from its parts.
  public init(
    transform: Transform = .identity, order: Double = 0, opacity: Double = 1, dimming: Double = 0,
    cornerRadius: Double = 0, shadow: Shadow? = nil, hugsContent: Bool = false,
    surface: PageSurface = .flat, hitArea: Rect? = nil
  ) {
    self.transform = transform
    self.order = order
    self.opacity = opacity
    self.dimming = dimming
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.hugsContent = hugsContent
    self.surface = surface
    self.hitArea = hitArea
  }
}
