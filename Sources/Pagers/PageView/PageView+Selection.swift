public import Interface
import Motion

extension PageView where First: Hashable, Second: View {
  /// Makes pages that are known by what comes before and after each.
  ///
  /// The closures are asked again whenever the page view is described anew or something observable
  /// that they read has changed, so pages that come later are reached.
  /// - Parameters:
  ///   - selection: The page in view.
  ///   - next: What comes after a page; nil: nothing.
  ///   - previous: What comes before a page; nil: nothing.
  ///   - content: Makes a page.
  public init(
    selection: Binding<First>, next: @escaping (First) -> First?,
    previous: @escaping (First) -> First?, @ViewBuilder content: @escaping (First) -> Second
  ) {
    self.init(
      pages: Pages(selection: selection, next: next, previous: previous, content: content),
      usualStyle: .plain)
  }

  /// Makes a page per element, selected by the elements themselves.
  public init<Data: RandomAccessCollection>(
    selection: Binding<First>, @ViewBuilder content: () -> ForEach<Data, First, Second>
  ) where Data.Element == First {
    self.init(pages: Pages(selection: selection, elements: content()), usualStyle: .plain)
  }

  /// Makes a page per element, selected by the elements' identifiers.
  public init<Data: RandomAccessCollection>(
    selection: Binding<First>, @ViewBuilder content: () -> ForEach<Data, First, Second>
  ) where Data.Element: Identifiable, Data.Element.ID == First {
    self.init(pages: Pages(selection: selection, elements: content()), usualStyle: .plain)
  }
}
