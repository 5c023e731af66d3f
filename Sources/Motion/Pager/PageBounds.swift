/// The pages that exist: whole numbers from a first to a last one, either of which may be unknown.
///
/// An end that is unknown does not stop a pager, as in endless, looping or still loading data.
public struct PageBounds: Sendable, Hashable {
  /// The first page, or nil if it is not known or there is none.
  public let lower: Int?
  /// The last page, or nil if it is not known or there is none.
  public let upper: Int?

  /// Makes bounds from the first and the last page; a last page before the first means no pages.
  public init(lower: Int? = nil, upper: Int? = nil) {
    if let lower, let upper, lower > upper {
      self = .empty
    } else {
      self.lower = lower.map(Self.limited)
      self.upper = upper.map(Self.limited)
    }
  }

  /// Makes bounds for pages counted from 0.
  public init(count: Int) { self.init(lower: 0, upper: count - 1) }

  private init(first: Int, last: Int) {
    lower = first
    upper = last
  }

  /// The greatest page number, so that positions near it still tell fractions of a page.
  static let farthest = 1_000_000_000_000

  private static func limited(_ page: Int) -> Int { min(max(page, -farthest), farthest) }

  /// No pages at all.
  public static let empty = PageBounds(first: 0, last: -1)
  /// Pages without known ends.
  public static let endless = PageBounds()

  /// Whether there are no pages.
  public var isEmpty: Bool { self == .empty }

  /// The nearest page that exists, or 0 if none does.
  public func clamp(_ page: Int) -> Int {
    guard !isEmpty else { return 0 }
    return Self.limited(min(max(page, lower ?? .min), upper ?? .max))
  }

  /// Whether a page exists, as far as is known.
  public func contains(_ page: Int) -> Bool { !isEmpty && clamp(page) == page }

  /// How far a position lies beyond the ends, in pages: negative before the first page, positive
  /// after the last one, 0 between.
  public func excess(of position: Double) -> Double {
    guard !isEmpty else { return position }
    if let lower, position < Double(lower) { return position - Double(lower) }
    if let upper, position > Double(upper) { return position - Double(upper) }
    return 0
  }

  /// The bounds with every page renumbered by adding a number.
  public func shifted(by pages: Int) -> PageBounds {
    let pages = Self.limited(pages)
    return isEmpty
      ? self : PageBounds(lower: lower.map { $0 + pages }, upper: upper.map { $0 + pages })
  }
}
