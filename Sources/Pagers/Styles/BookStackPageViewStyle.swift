public import Interface
import Motion

/// A pile whose top page leaves towards the leading edge, to uncover the next page.
public struct BookStackPageViewStyle: PageViewStyle {
  /// Makes the style.
  public init() {}

  /// Makes the pages.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pages(.bookStack(), isPiled: true)
  }
}

extension PageViewStyle where Self == BookStackPageViewStyle {
  /// A pile whose top page leaves towards the leading edge, to uncover the next page.
  public static var bookStack: BookStackPageViewStyle { BookStackPageViewStyle() }
}
