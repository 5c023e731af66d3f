/// Directions in which pages can be turned.
nonisolated public struct PageViewDirection: OptionSet, Sendable, Hashable {
  /// One bit per direction.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To the next page.
  public static let forwards = PageViewDirection(rawValue: 1 << 1)
  /// To the page before.
  public static let backwards = PageViewDirection(rawValue: 1 << 2)
}
