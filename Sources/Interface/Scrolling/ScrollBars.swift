import Graphics
import Motion

/// The bars at the edges of a view that scrolls: when they are seen, and where they lie.
struct ScrollBars {
  /// How thick a bar is, in points.
  static let breadth = 5.0
  /// The distance of a bar from the edges, in points.
  static let margin = 4.0
  /// How near to the edge a pointer can take hold of a bar, in points.
  static let reach = 14.0
  private static let leastLength = 28.0
  /// How long bars stay after the last movement.
  private static let dwell: Seconds = 1

  private var shown = Animated(0.0)
  private var until: Seconds = 0

  /// The bars are needed now.
  mutating func show(at now: Seconds) {
    until = now + Self.dwell
    shown.set(1, with: .easeOut(duration: 0.16), at: now)
  }

  /// Lets the bars go when they have not been needed for a while.
  mutating func fade(at now: Seconds) {
    if now >= until { shown.set(0, with: .easeInOut(duration: 0.4), at: now) }
  }

  /// When the bars will fade; nil: they are gone or going.
  var fadeStart: Seconds? { shown.target > 0 ? until : nil }

  /// Whether the bars can be taken hold of.
  var isShown: Bool { shown.target > 0 }

  func opacity(at now: Seconds) -> Double { shown.value(at: now) }
  func isMoving(at now: Seconds) -> Bool { shown.isMoving(at: now) }

  /// Where the bar for a motion lies in a view; nil: the content fits.
  static func thumb(
    of motion: ScrollMotion, along axis: Axis, in size: Size, direction: LayoutDirection
  ) -> Rect? {
    let track = axis.length(of: size) - 2 * margin
    guard motion.limit > 0, track > leastLength else { return nil }
    // Beyond the ends the bar is pressed together, as the content is.
    let share = motion.viewport / (motion.limit + motion.viewport + abs(motion.overscroll))
    let length = max(leastLength, track * share)
    let start = margin + (track - length) * motion.clamped / motion.limit
    let isLeft = direction == .rightToLeft
    switch axis {
    case .vertical:
      let x = isLeft ? margin : size.width - margin - breadth
      return Rect(x: x, y: start, width: breadth, height: length)
    case .horizontal:
      let x = isLeft ? size.width - start - length : start
      return Rect(x: x, y: size.height - margin - breadth, width: length, height: breadth)
    }
  }
}
