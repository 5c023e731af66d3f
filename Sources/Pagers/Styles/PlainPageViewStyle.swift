public import Interface
import Motion

/// One page alone, that fades into the next.
public struct PlainPageViewStyle: PageViewStyle {
  /// Makes the style.
  public init() {}

  /// Makes the pages.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pages(.plain, isPiled: true)
  }
}

extension PageViewStyle where Self == PlainPageViewStyle {
  /// One page alone, that fades into the next.
  public static var plain: PlainPageViewStyle { PlainPageViewStyle() }
}
