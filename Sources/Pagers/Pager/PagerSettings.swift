import Graphics
import Interface
import Motion

/// What a page view tells its node.
struct PagerSettings {
  /// Where the pages are seen.
  var placement = PagePlacement.scroll
  /// The axis along which pages turn.
  var axis = Axis.horizontal
  /// Whether gestures, wheels and keys are ignored.
  var disablePaging = Binding.constant(false)
  /// How many pages exist on each side of the one in view; nil: as many as can be seen.
  var pagesPerSide: Int?
  /// Whether each page hides what lies below it.
  var hasBackground = false
  /// The space between two pages in points.
  var spacing = 0.0
  /// The space round the page in view, in points.
  var margins = EdgeInsets()
  /// How the pages move and decide.
  var motion = PagerRules()
  /// How far a pointer must drag to turn a page, in points, where the environment's `pageTurning`
  /// asks for distance; nil: the rules decide for all devices.
  var slop: Double?
  /// When a drag turns a page by itself; nil: never.
  var cutOff: EarlyCutOffConfiguration?
  /// How the next page that is set from outside is shown; nil: as usual.
  var jump: PageJump?
  /// Told when the pages have come to rest.
  var onRest: (() -> Void)?
  /// Told in every frame of a turn how far it is.
  var onTranslation: ((PagingTranslation) -> Void)?

  /// The most pages on each side that a page view can ask for.
  static let mostPages = 10_000

  /// How many pages exist on each side of the one in view.
  var side: Int {
    guard let pagesPerSide else { return placement.reach }
    // Pages that peek in from the sides must exist, whatever was asked for.
    return placement.reach > 1 ? max(pagesPerSide, placement.reach) : pagesPerSide
  }

  /// The rules that follow from the settings and the environment.
  func rules(in environment: EnvironmentValues) -> PagerRules {
    environment.accessibilityReduceMotion ? motion.reduced : motion
  }
}
