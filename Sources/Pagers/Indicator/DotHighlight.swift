import Graphics
import Motion

/// Which dot stands out under the pointer, coming and going softly.
struct DotHighlight {
  private static let fade = Animation.easeOut(duration: 0.08)
  /// The page whose dot stands out.
  private(set) var page: Int?
  private var levels: [Int: Animated<Double>] = [:]

  /// Highlights the dot of a page, and none with nil.
  mutating func show(_ page: Int?, at time: Seconds) {
    guard page != self.page else { return }
    if let old = self.page { levels[old]?.set(0, with: Self.fade, at: time) }
    if let page { levels[page, default: Animated(0)].set(1, with: Self.fade, at: time) }
    levels = levels.filter { $0.value.target == 1 || $0.value.isMoving(at: time) }
    self.page = page
  }

  /// How much the dot of a page stands out, 0…1.
  func level(of page: Int, at time: Seconds) -> Double { levels[page]?.value(at: time) ?? 0 }

  /// Whether a dot is coming or going.
  func isMoving(at time: Seconds) -> Bool { levels.values.contains { $0.isMoving(at: time) } }
}
