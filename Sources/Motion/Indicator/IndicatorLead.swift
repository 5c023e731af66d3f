/// What tells the bright dot of a row where to be.
public enum IndicatorLead: Sendable, Hashable {
  /// Pages that move, at a position; the dot is wherever they are.
  case pages(Double)
  /// A finger on the row, at a position; the dot is wherever it is.
  case finger(Double)
  /// A page to be at; the dot goes there by itself.
  case page(Int)

  /// The position in pages where the dot belongs.
  public var position: Double {
    switch self {
    case .pages(let position), .finger(let position): position
    case .page(let page): Double(page)
    }
  }

  /// Whether the dot has to be at the next position at once.
  ///
  /// Pages that are over a page farther than a moment ago have jumped there.
  func glides(to next: IndicatorLead) -> Bool {
    switch (self, next) {
    case (.pages(let old), .pages(let new)): abs(new - old) <= 1
    case (.finger, .finger): true
    default: self == next
    }
  }
}
