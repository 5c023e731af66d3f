import Graphics
import Interface

extension EnvironmentValues {
  private enum ColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private enum CurrentColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
  private enum ContinuousKey: EnvironmentKey { static let defaultValue = true }
  private enum BackgroundStyleKey: EnvironmentKey {
    static let defaultValue = PageIndicator.BackgroundStyle.automatic
  }
  private enum SinglePageKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
  private enum DurationKey: EnvironmentKey { static let defaultValue: Seconds? = nil }

  var pageIndicatorColor: Color? {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }

  var pageIndicatorCurrentColor: Color? {
    get { self[CurrentColorKey.self] }
    set { self[CurrentColorKey.self] = newValue }
  }

  var allowsContinuousInteraction: Bool {
    get { self[ContinuousKey.self] }
    set { self[ContinuousKey.self] = newValue }
  }

  var pageIndicatorBackgroundStyle: PageIndicator.BackgroundStyle {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  var singlePageVisibility: Visibility {
    get { self[SinglePageKey.self] }
    set { self[SinglePageKey.self] = newValue }
  }

  var pageIndicatorDuration: Seconds? {
    get { self[DurationKey.self] }
    set { self[DurationKey.self] = newValue }
  }
}
