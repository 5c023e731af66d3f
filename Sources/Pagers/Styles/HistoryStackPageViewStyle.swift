public import Interface
import Motion

/// A pile whose top page leaves towards the trailing edge, to uncover the page before.
public struct HistoryStackPageViewStyle: PageViewStyle {
  /// Makes the style.
  public init() {}

  /// Makes the pages.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pages(.historyStack(), isPiled: true)
  }
}

extension PageViewStyle where Self == HistoryStackPageViewStyle {
  /// A pile whose top page leaves towards the trailing edge, to uncover the page before.
  public static var historyStack: HistoryStackPageViewStyle { HistoryStackPageViewStyle() }
}
