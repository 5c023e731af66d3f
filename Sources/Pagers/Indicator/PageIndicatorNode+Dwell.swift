import Graphics
import Interface
import Motion

extension PageIndicatorNode {
  /// How much longer the dot of a page is that is shown for a certain time, in points.
  static let elongation = 32.0

  /// How long each page is shown; nil: until somebody turns it.
  var pageDuration: Seconds? { total > 1 ? environment.pageIndicatorDuration : nil }

  /// Whether a finger holds the row or the pages beside it.
  private var isHeld: Bool { isPressed || environment.pagePosition?.isHeld == true }

  /// Lets time run or stand still, as things are; a page that was held begins anew.
  func followDwell() {
    dwell.show(for: pageDuration, at: host.now)
    if !isHeld && wasHeld { restartDwell() }
    wasHeld = isHeld
    let runs = environment.isEnabled && environment.scenePhase == .active && !isHeld
    dwell.run(runs && pageDuration != nil, at: host.now)
    host.wake(self, at: nextStep)
  }

  /// The page begins anew.
  func restartDwell() {
    dwell.restart(isAtOnce: environment.accessibilityReduceMotion, at: host.now)
  }

  /// When the row looks other than now because time has passed: each pixel of the elongation is one
  /// step, and at the end of the time the next page comes.
  private var nextStep: Seconds? {
    guard let end = dwell.end, let duration = dwell.duration else { return nil }
    return min(end, host.now + duration / (Self.elongation * environment.displayScale))
  }

  /// Shows the next page when the time of this one is over, after the last the first.
  func turnIfOver() {
    guard let end = dwell.end, end <= host.now, total > 1 else { return }
    restartDwell()
    select((page + 1) % total)
  }
}
