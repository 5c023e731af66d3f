public import Graphics
public import Interface
public import Motion

/// The pages of a page view, as a style sees them.
public struct PageViewStyleConfiguration {
  /// A selection whose type is hidden; equal values are the same page.
  public struct Value: Hashable {
    let base: AnyHashable
  }

  /// A page whose type is hidden.
  public struct Page: View {
    let content: AnyView

    /// The page.
    public var body: some View { content }
  }

  /// The page in view.
  public let selection: Binding<Value>
  /// What comes after a page; nil: nothing.
  public let next: (Value) -> Value?
  /// What comes before a page; nil: nothing.
  public let previous: (Value) -> Value?
  /// Makes a page.
  public let content: (Value) -> Page
  let pages: Pages

  /// The live row of pages, which every device turns.
  /// - Parameters:
  ///   - placement: Where pages are seen.
  ///   - rules: How they move and decide; nil: as the page view asks for.
  ///   - isPiled: Whether pages lie on each other, so that each needs a background of its own.
  ///   - axis: The axis along which pages turn; nil: what `pageViewOrientation` says.
  ///   - spacing: The space between two pages in points; nil: what `pageViewSpacing` says.
  public func pages(
    _ placement: PagePlacement = .scroll, rules: PagerRules? = nil, isPiled: Bool = false,
    axis: Axis? = nil, spacing: Double? = nil
  ) -> some View {
    PageStrip(
      settings: pages.settings, source: pages.source, placement: placement, rules: rules,
      isPiled: isPiled, axis: axis, spacing: spacing)
  }

  /// The pages round one, and where it is among them.
  /// - Parameters:
  ///   - value: The page in the middle.
  ///   - limit: The most pages on each side.
  /// - Returns: At most 2 · `limit` + 1 pages in order, and the index of `value`.
  public func values(surrounding value: Value, limit: Int = 3) -> ([Value], Int) {
    func way(_ step: (Value) -> Value?) -> [Value] {
      var values: [Value] = []
      while values.count < limit, let next = step(values.last ?? value) { values.append(next) }
      return values
    }
    let before = way(previous)
    return (before.reversed() + [value] + way(next), before.count)
  }
}
