public import Interface
import Motion

/// Pages side by side.
public struct ScrollPageViewStyle: PageViewStyle {
  /// Makes the style.
  public init() {}

  /// Makes the pages.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pages(.scroll)
  }
}

extension PageViewStyle where Self == ScrollPageViewStyle {
  /// Pages side by side.
  public static var scroll: ScrollPageViewStyle { ScrollPageViewStyle() }
}
