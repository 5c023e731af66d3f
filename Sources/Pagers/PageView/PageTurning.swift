public import Interface
import Motion

/// How the end of a pointer's drag decides whether the page turns.
nonisolated public enum PageTurning: Sendable, Hashable {
  /// By distance alone: past the page view's `scrollSlop` it turns.
  case distance
  /// By distance and speed, as trackpads do everywhere: the page goes where it would coast to.
  case momentum
}

extension EnvironmentValues {
  private enum PageTurningKey: EnvironmentKey { static let defaultValue = PageTurning.distance }

  /// How the end of a pointer's drag decides whether the page turns.
  public var pageTurning: PageTurning {
    get { self[PageTurningKey.self] }
    set { self[PageTurningKey.self] = newValue }
  }
}

extension View {
  /// Sets how the end of a pointer's drag decides whether a page turns.
  public func pageTurning(_ turning: PageTurning) -> some View {
    environment(\.pageTurning, turning)
  }
}
