extension Spring {
  /// A page to its place, after a release or an arrow key.
  public static let settle = Spring(response: 0.32, dampingFraction: 1)
  /// A page back from beyond the ends.
  public static let bounceBack = Spring(response: 0.40, dampingFraction: 0.86)
  /// A page back from beyond the ends, for people who asked for less motion.
  public static let calmBounceBack = Spring(response: 0.25, dampingFraction: 1)
  /// The active dot after a click on a distant dot.
  public static let jump = Spring(response: 0.34, dampingFraction: 0.80)
  /// A card that leaves its deck or returns to it.
  public static let deckThrow = Spring(response: 0.42, dampingFraction: 0.85)
  /// A curled page that finishes its turn or falls back.
  public static let bookSettle = Spring(response: 0.50, dampingFraction: 1)
  /// A picture between its place in a page and the full window.
  public static let hero = Spring(response: 0.38, dampingFraction: 0.90)
  /// A zoomed picture back to the limits of its zoom.
  public static let zoomSettle = Spring(response: 0.30, dampingFraction: 1)
  /// A double click between fitted and zoomed.
  public static let doubleTap = Spring(response: 0.36, dampingFraction: 0.92)
  /// A control pressed down and let go.
  public static let press = Spring(response: 0.20, dampingFraction: 1)
  /// A popover that grows from its anchor.
  public static let popover = Spring(response: 0.24, dampingFraction: 0.90)
  /// Scrolled content that a wheel or a key moves on.
  public static let scrollStep = Spring(response: 0.24, dampingFraction: 1)
  /// A panel or sheet that slides in, a row that is swiped open, a grid that reflows.
  public static let panel = Spring(response: 0.36, dampingFraction: 1)
  /// A toast that rises into view.
  public static let toast = Spring(response: 0.36, dampingFraction: 0.85)
}

extension Spring {
  /// A spring with a visible bounce, overshooting by 4.6 %.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// A spring without bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a hint of bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A stiff spring for values that follow a finger.
  public static let interactive = Spring(response: 0.15, dampingFraction: 0.86)
}
