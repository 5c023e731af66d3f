public import Graphics

/// Decides which page a released gesture goes to.
///
/// A rule is a pure decision without memory. The pager limits its answer to pages that exist and
/// that are within reach of the start page, so a rule may name any page:
/// ```swift
/// let nearest = TurnRule { Int($0.position.rounded()) }
/// ```
public struct TurnRule: Sendable {
  /// What is known of a gesture when it is released.
  public struct Release: Sendable, Hashable {
    /// The page that the gesture started from: the one at rest, or the one that a caught settle
    /// was going to.
    public var start: Int
    /// The position that is shown, in pages.
    public var position: Double
    /// How far the finger travelled in this gesture, in pages.
    public var translation: Double
    /// How fast the shown position moves, in pages per second.
    public var velocity: Double

    /// Makes a release from its parts.
    public init(start: Int, position: Double, translation: Double, velocity: Double) {
      self.start = start
      self.position = position
      self.translation = translation
      self.velocity = velocity
    }
  }

  /// What sums of distances may be off.
  private static let rounding = 1e-9

  private let decide: @Sendable (Release) -> Int

  /// Makes a rule from a pure function.
  public init(_ decide: @escaping @Sendable (Release) -> Int) { self.decide = decide }

  /// The page that a release goes to, before any limit.
  public func page(for release: Release) -> Int { decide(release) }

  /// The page that the gesture started from.
  public static let stay = TurnRule { $0.start }

  /// The page nearest to where the release would carry the position, and the next one for a flick.
  public static let snap = TurnRule.snap()

  /// The page nearest to where the release would carry the position, and the next one for a flick.
  ///
  /// - Parameters:
  ///   - projection: How far ahead in time the position is projected, q = p + projection · v.
  ///   - flickSpeed: The speed in pages per second above which a release is a flick.
  ///   - flickDistance: The travel in pages above which a flick always turns.
  public static func snap(
    projection: Seconds = 0.20, flickSpeed: Double = 0.8, flickDistance: Double = 0.04
  ) -> TurnRule {
    TurnRule { release in
      let nearest = wholePage(release.position + projection * release.velocity)
      let isFlick =
        abs(release.velocity) > flickSpeed && abs(release.translation) > flickDistance
        && (release.velocity < 0) == (release.translation < 0)
      // A turn that is taken back ends where it began, however fast.
      guard isFlick else {
        let way = release.position - Double(release.start)
        if way == 0 { return nearest }
        return way > 0 ? max(nearest, release.start) : min(nearest, release.start)
      }
      return release.velocity > 0
        ? max(nearest, release.start + 1) : min(nearest, release.start - 1)
    }
  }

  /// The next page in the direction of the travel if that is longer than a threshold in pages.
  ///
  /// - Parameters:
  ///   - distance: The travel in pages that must be exceeded.
  ///   - speed: A speed in pages per second that also turns when exceeded in the direction of the
  ///     travel; none by default.
  ///   - start: The travel in pages before the pages began to move, which counts too.
  public static func threshold(
    _ distance: Double, speed: Double = .infinity, after start: Double = 0
  ) -> TurnRule {
    TurnRule { release in
      let travel = release.translation + start
      let direction = travel < 0 ? -1 : 1
      let turns =
        abs(travel) > distance + rounding
        || release.velocity * Double(direction) > speed && travel != 0
      return turns ? release.start + direction : release.start
    }
  }
}
