public import Graphics

/// What nodes draw on: a draw list and the state that the next items get.
public struct Canvas {
  /// The items so far.
  public private(set) var list: DrawList
  /// What the frame shows, for logs and tests.
  public var report = FrameReport()
  /// From the node's coordinates to the window's.
  public private(set) var transform = Transform.identity
  /// How many pages the page that is drawn lies after the position of its row; 0 outside of rows.
  public private(set) var pageOffset = 0.0
  private var opacity = 1.0
  private var clips: [DrawList.Clip] = []

  /// Starts a frame in the memory of an old list.
  init(list: DrawList) {
    self.list = list
    self.list.removeAll()
  }

  /// Adds something in the node's coordinates; what is wholly transparent is left out.
  public mutating func add(_ content: DrawList.Content) {
    guard opacity > 0 else { return }
    list.append(
      DrawList.Item(content, transform: transform, opacity: opacity, clips: clips))
  }

  /// Draws with the origin moved.
  public mutating func translated(by vector: Vector, _ draw: (inout Canvas) -> Void) {
    transformed(by: .translation(vector), draw)
  }

  /// Draws through a transform.
  public mutating func transformed(by change: Transform, _ draw: (inout Canvas) -> Void) {
    let saved = transform
    transform = change.followed(by: transform)
    draw(&self)
    transform = saved
  }

  /// Draws with everything made fainter by a factor of 0…1.
  public mutating func faded(by factor: Double, _ draw: (inout Canvas) -> Void) {
    let saved = opacity
    opacity *= factor
    draw(&self)
    opacity = saved
  }

  /// Draws a page that lies some pages after the position of its row.
  public mutating func paged(by offset: Double, _ draw: (inout Canvas) -> Void) {
    let saved = pageOffset
    pageOffset = offset
    draw(&self)
    pageOffset = saved
  }

  /// What is drawn into a picture of its own, instead of here.
  ///
  /// - Parameters:
  ///   - size: The size of what is drawn, in points.
  ///   - scale: How much larger the picture is than that.
  public mutating func layer(
    size: Size, scale: Double = 1, _ draw: (inout Canvas) -> Void
  ) -> DrawList.Layer {
    var inner = Canvas(list: DrawList())
    inner.report = report
    inner.transformed(by: .scale(scale, about: .zero), draw)
    report = inner.report
    return DrawList.Layer(size: size * scale, items: inner.list.items)
  }

  /// Draws only inside a rounded rectangle in the node's coordinates.
  public mutating func clipped(
    to rect: Rect, radius: Double = 0, _ draw: (inout Canvas) -> Void
  ) {
    clips.append(
      DrawList.Clip(rect: transform.apply(to: rect), radius: radius * transform.a.magnitude))
    draw(&self)
    clips.removeLast()
  }
}
