/// Everything that one frame shows, in painting order.
///
/// Items are values in points; each carries its whole state, so a renderer keeps no stack and a
/// test can print and compare lists.
public struct DrawList: Sendable, Equatable {
  /// What an item paints, in its own coordinates.
  public enum Content: Sendable, Hashable {
    /// A filled rectangle with rounded corners; a radius of half the height makes a pill or circle.
    case fill(Rect, radius: Double, Color)
    /// The outline of a rounded rectangle, `width` points wide and inside the rectangle.
    case stroke(Rect, radius: Double, width: Double, Color)
    /// Part of a texture (`source` within 0…1) stretched over a rectangle.
    case texture(TextureID, source: Rect, Rect)
    /// A line of text from the top-left corner of its line box.
    case text(String, Font, Point, Color)
    /// An icon in one colour, as large as the rectangle allows and in its middle.
    case icon(Icon, Rect, Color)
    /// The blurred shadow of a line of text at that place, the shadow's offset included by drawing.
    case textShadow(String, Font, Point, Shadow)
    /// The blurred shadow of a rounded rectangle, the shadow's offset included by drawing.
    case shadow(Rect, radius: Double, Shadow)
    /// A vertical run of colours over a rectangle.
    case gradient(Rect, [GradientStop])
    /// A picture of its own with its top-left corner at the origin, drawn as one.
    case layer(Layer)
    /// A surface that shows a picture of its own; nil: only the colours of its vertices.
    case mesh(Mesh, Layer?)
  }

  /// The area that an item may touch, in the window's coordinates.
  public struct Clip: Sendable, Hashable {
    /// The rectangle.
    public var rect: Rect
    /// The radius of its corners in points.
    public var radius: Double

    /// Makes a clip from a rectangle and the radius of its corners.
    public init(rect: Rect, radius: Double = 0) {
      self.rect = rect
      self.radius = radius
    }
  }

  /// One thing to paint.
  public struct Item: Sendable, Hashable {
    /// What to paint.
    public var content: Content
    /// From the item's coordinates to the window's.
    public var transform: Transform
    /// How much of it is seen, 0…1.
    public var opacity: Double
    /// The areas that it may touch; all of them apply.
    public var clips: [Clip]

    /// Makes an item from its content and state.
    public init(
      _ content: Content, transform: Transform = .identity, opacity: Double = 1, clips: [Clip] = []
    ) {
      self.content = content
      self.transform = transform
      self.opacity = opacity
      self.clips = clips
    }
  }

  /// A frame of the past over everything else.
  public struct Veil: Sendable, Equatable {
    /// The frame.
    public var frame: StillFrame
    /// How much of it is seen, 0…1.
    public var opacity: Double

    /// Makes a veil of a frame and how much of it is seen.
    public init(_ frame: StillFrame, opacity: Double) {
      self.frame = frame
      self.opacity = opacity
    }
  }

  /// The frame of the past that fades away over this one; nil: none.
  public var veil: Veil?
  /// The items, the first one painted first.
  public private(set) var items: [Item] = []

  /// Makes an empty list.
  public init() {}

  /// Adds an item on top of the others.
  public mutating func append(_ item: Item) { items.append(item) }

  /// Empties the list and keeps its memory for the next frame.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    veil = nil
  }
}
