/// One of the two sides of a row.
public enum HorizontalEdge: Sendable, Hashable, CaseIterable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing

  /// Sides together.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit per side.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The side where a line of text begins.
    public static let leading = Set(rawValue: 1)
    /// The side where a line of text ends.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]

    /// Whether a side is one of these.
    public func contains(_ edge: HorizontalEdge) -> Bool {
      contains(edge == .leading ? Set.leading : Set.trailing)
    }
  }
}
