public import Interface

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static let defaultValue: PageNavigator? = nil }
  private enum NavigatorsKey: EnvironmentKey { static let defaultValue: PageNavigators? = nil }

  /// The page view that a page belongs to.
  var pageNavigator: PageNavigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// The page views round which a `pageViewEnvironment()` lies.
  var pageNavigators: PageNavigators? {
    get { self[NavigatorsKey.self] }
    set { self[NavigatorsKey.self] = newValue }
  }

  /// Turns the pages of the page view that a view lies in, or of one that shares its
  /// `pageViewEnvironment()`.
  public var navigatePageView: PageViewNavigateAction {
    PageViewNavigateAction(navigator: pageNavigator ?? pageNavigators?.current)
  }

  /// In which directions `navigatePageView` can turn; empty without a page view.
  public var canNavigatePageView: PageViewDirection {
    (pageNavigator ?? pageNavigators?.current)?.directions ?? []
  }
}

extension View {
  /// Lets views in here that are not pages, such as a toolbar beside a page view, turn its pages.
  ///
  /// Of several page views it is the one that was used last, at first the one that came first.
  public func pageViewEnvironment() -> some View { modifier(PageViewEnvironmentModifier()) }
}

/// Makes page views and those who navigate them known to each other.
struct PageViewEnvironmentModifier: NodeModifier {
  func make(in context: ViewContext) -> PageViewEnvironmentNode {
    PageViewEnvironmentNode(in: context)
  }

  func update(_ node: PageViewEnvironmentNode, in context: ViewContext) {}

  func contentContext(_ context: ViewContext, of node: PageViewEnvironmentNode) -> ViewContext {
    var context = context
    context.environment.pageNavigators = node.navigators
    return context
  }
}

/// The node that keeps the page views below it.
final class PageViewEnvironmentNode: ContentNode {
  let navigators = PageNavigators()

  init(in context: ViewContext) { super.init(in: context) }
}
