/// How far a page turn is.
nonisolated public struct PagingTranslation: Sendable, Equatable, CustomStringConvertible {
  /// The page that the turn began on; it changes only when the turn has ended.
  public let currentIndex: Int
  /// The page that the turn leads to; at an end of the row the current page itself.
  public let nextIndex: Int
  /// How much of the turn is done, 0…1, the space between pages counted.
  public let progress: Double

  /// Makes a translation from its parts.
  public init(currentIndex: Int, nextIndex: Int, progress: Double) {
    self.currentIndex = currentIndex
    self.nextIndex = nextIndex
    self.progress = progress
  }

  /// The two pages and the progress in words.
  public var description: String { "\(currentIndex) -> \(nextIndex), Progress: \(progress)" }
}
