import Graphics
import Interface
import Motion

/// What a page view tells its node.
struct PagerSettings {
  var pageIndex: Binding<Int>
  var disablePaging: Binding<Bool>
  var pagesPerSide: Int
  var spacing: Double
  var scrollSlop: Double
  var duration: Seconds
  var onTranslation: ((PagingTranslation) -> Void)?

  /// The rules that follow from the settings and the environment.
  func rules(in environment: EnvironmentValues) -> PagerRules {
    if environment.accessibilityReduceMotion { return .reducedMotion }
    var rules = PagerRules()
    rules.settle = duration > 0 ? Spring(response: duration, dampingFraction: 1) : nil
    return rules
  }
}
