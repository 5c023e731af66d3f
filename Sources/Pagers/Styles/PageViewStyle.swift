public import Interface

/// How a page view shows its pages.
///
/// A style can be a pure placement of the pages, or wrap views around them:
/// ```swift
/// struct FramedPageViewStyle: PageViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.pages(.cardDeck())
///       PageViewNavigationButton()
///     }
///   }
/// }
/// ```
/// It may hold dynamic properties such as `@Environment`.
@MainActor @preconcurrency public protocol PageViewStyle: DynamicProperty {
  /// The view that shows the pages.
  associatedtype Body: View
  /// The pages and what is known of them.
  typealias Configuration = PageViewStyleConfiguration

  /// Makes the view that shows the pages.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PageViewStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledPages(style: self, configuration: configuration))
  }
}

/// The body of a style, in which the style's own properties are connected.
private struct StyledPages<Style: PageViewStyle>: View {
  let style: Style
  let configuration: PageViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}
