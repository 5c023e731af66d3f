/// How much work a tree has done since it was made; tests assert on differences.
nonisolated public struct WorkCounts: Sendable, Equatable {
  /// Runs of bodies and other view closures.
  public var bodies = 0
  /// Nodes that placed their items.
  public var layouts = 0
  /// Frames drawn.
  public var frames = 0

  /// Makes counts, zero where none is given.
  public init(bodies: Int = 0, layouts: Int = 0, frames: Int = 0) {
    self.bodies = bodies
    self.layouts = layouts
    self.frames = frames
  }
}
