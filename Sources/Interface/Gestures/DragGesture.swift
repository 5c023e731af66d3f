public import Graphics

/// A drag with a mouse button or a finger.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public nonisolated struct Value: Sendable, Hashable {
    /// When the last movement was.
    public var time: Seconds
    /// Where the pointer went down, in the view's coordinates.
    public var startLocation: Point
    /// Where the pointer is, in the view's coordinates as they were at the start.
    public var location: Point
    /// How fast the pointer moves, in points per second.
    public var velocity: Size

    /// Makes a value from its parts.
    public init(time: Seconds, startLocation: Point, location: Point, velocity: Size) {
      self.time = time
      self.startLocation = startLocation
      self.location = location
      self.velocity = velocity
    }

    /// How far the pointer has come since it went down.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  private let minimumDistance: Double
  private var changed: (Value) -> Void = { _ in }
  private var ended: (Value) -> Void = { _ in }

  /// Makes a gesture that begins when the pointer has moved by a distance in points.
  public init(minimumDistance: Double = 10) { self.minimumDistance = minimumDistance }

  /// The gesture with an action that runs at every movement.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// The gesture with an action that runs when the pointer goes up.
  ///
  /// A drag that is taken away, by another gesture or by the window system, ends where it began:
  /// its last value has no translation and no velocity.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  /// Makes a recognizer for a node.
  public func makeRecognizer(for node: Node) -> DragRecognizer { DragRecognizer(node: node) }

  /// Gives the recognizer distance and actions.
  public func update(_ recognizer: DragRecognizer) {
    recognizer.minimumDistance = minimumDistance
    recognizer.changed = changed
    recognizer.ended = ended
  }
}
