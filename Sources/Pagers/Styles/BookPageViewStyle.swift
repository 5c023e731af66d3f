public import Interface
import Motion

/// A book: the page in view rolls up and goes over, to uncover the next one.
///
/// The page follows the fingers, by its upper corner where it is taken in the upper half, else by
/// its lower one. There is no space between pages.
public struct BookPageViewStyle: PageViewStyle {
  /// Makes the style.
  public init() {}

  /// Makes the pages.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pages(.book(), isPiled: true, spacing: 0)
  }
}

extension PageViewStyle where Self == BookPageViewStyle {
  /// A book: the page in view rolls up and goes over, to uncover the next one.
  public static var book: BookPageViewStyle { BookPageViewStyle() }
}
