public import Interface

/// Views that are a page each, as a `PageViewBuilder` collects them.
public struct PageContainer {
  let pages: [AnyView]
}

/// Collects the pages of `ElegantHPages` and `ElegantVPages`: each view is a page.
@resultBuilder @MainActor @preconcurrency public enum PageViewBuilder {
  /// A page for each view.
  public static func buildExpression(_ view: some View) -> PageContainer {
    PageContainer(pages: [AnyView(view)])
  }

  /// The pages of all parts.
  public static func buildBlock(_ parts: PageContainer...) -> PageContainer {
    PageContainer(pages: parts.flatMap(\.pages))
  }

  /// The pages of a loop.
  public static func buildArray(_ parts: [PageContainer]) -> PageContainer {
    PageContainer(pages: parts.flatMap(\.pages))
  }

  /// The pages of an `if` without `else`.
  public static func buildOptional(_ part: PageContainer?) -> PageContainer {
    part ?? PageContainer(pages: [])
  }

  /// The pages of an `if`.
  public static func buildEither(first part: PageContainer) -> PageContainer { part }

  /// The pages of an `else`.
  public static func buildEither(second part: PageContainer) -> PageContainer { part }
}

extension View {
  /// The view with its type hidden.
  public var erased: AnyView { AnyView(self) }
}
