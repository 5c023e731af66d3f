import Graphics
import Interface

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static let defaultValue: (any PageViewStyle)? = nil }
  private enum OrientationKey: EnvironmentKey { static let defaultValue = Axis.horizontal }
  private enum LoopsKey: EnvironmentKey { static let defaultValue = false }
  private enum SpacingKey: EnvironmentKey { static let defaultValue: Double? = nil }
  private enum MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
  private enum BackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
  private enum CornerRadiusKey: EnvironmentKey { static let defaultValue: Double? = nil }
  private enum CardShadowKey: EnvironmentKey { static let defaultValue = Visibility.visible }

  var pageViewStyle: (any PageViewStyle)? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  var pageViewOrientation: Axis {
    get { self[OrientationKey.self] }
    set { self[OrientationKey.self] = newValue }
  }

  var pageViewLoops: Bool {
    get { self[LoopsKey.self] }
    set { self[LoopsKey.self] = newValue }
  }

  var pageViewSpacing: Double? {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  var pageViewMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  var pageContentBackground: Visibility {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  var pageViewCardCornerRadius: Double? {
    get { self[CornerRadiusKey.self] }
    set { self[CornerRadiusKey.self] = newValue }
  }

  var pageViewCardShadow: Visibility {
    get { self[CardShadowKey.self] }
    set { self[CardShadowKey.self] = newValue }
  }
}
