/// How a pager moves and decides.
public struct PagerRules: Sendable {
  /// The spring that brings a page to its place; nil moves it there at once.
  public var settle: Spring? = .settle
  /// The spring that brings a page back that was released without a turn; nil: as `settle`.
  public var fallBack: Spring?
  /// The spring that brings a page back from beyond the ends; nil moves it there at once.
  public var bounceBack: Spring? = .bounceBack
  /// Decides which page a release goes to.
  public var turn: TurnRule = .snap
  /// How many pages a gesture can turn at most, counted from its start page.
  public var reach = 1
  /// The resistance beyond the ends; its extent is one page.
  public var rubberBand = RubberBand()
  /// The greatest speed that a release hands to the spring, in pages per second.
  public var maximumSpeed = 8.0
  /// How far the spring may carry a release past its target, in pages.
  public var overshoot = 0.01
  /// How near to its target a page must be to rest, in pages.
  public var restDistance = 0.0002
  /// How slow a page must be to rest, in pages per second.
  public var restSpeed = 0.004

  /// Makes the rules of the gallery; change the ones that differ.
  public init() {}

  /// Rules for people who asked for less motion: pages change at once, only tracking and the way
  /// back from beyond the ends are shown.
  public static var reducedMotion: PagerRules { PagerRules().reduced }

  /// These rules for people who asked for less motion.
  public var reduced: PagerRules {
    var rules = self
    rules.settle = nil
    rules.fallBack = nil
    rules.bounceBack = .calmBounceBack
    return rules
  }
}
