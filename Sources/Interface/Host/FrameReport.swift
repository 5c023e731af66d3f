/// What a frame showed, for logs and tests.
nonisolated public struct FrameReport: Sendable, Equatable {
  /// How good a picture on the screen is.
  public enum Quality: String, Sendable {
    /// Nothing of it yet but its place.
    case placeholder
    /// A coarser version than the screen could show.
    case preview
    /// All that the screen can show.
    case ready
    /// It cannot be shown; the page says why.
    case failed
  }

  /// A picture on the screen.
  public struct Picture: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// How good it is.
    public var quality: Quality

    /// Makes an entry from a name and a quality.
    public init(name: String, quality: Quality) {
      self.name = name
      self.quality = quality
    }
  }

  /// The position of the pager in pages; nil without one.
  public var position: Double?
  /// The indices of the pages that can be seen.
  public var pages: [Int] = []
  /// The pictures that can be seen.
  public var pictures: [Picture] = []

  /// Makes an empty report.
  public init() {}
}
