public import Interface

/// A row of dots, one per page, the current one bright.
///
/// A click on a dot shows its page; pressing and dragging along the row scrubs through the pages.
/// Beside a page view that shares a `PagePosition`, the bright dot glides with the pages.
/// ```swift
/// PageIndicator(selection: $index, total: photos.count) { page in
///   AsyncImage(path: photos[page].path, contentMode: .fill)
/// }
/// .foregroundColor(.white)
/// .shadow(color: .black.opacity(0.35), radius: 6)
/// ```
/// More than nine pages have a window of nine dots that scrolls, and `312 / 1000` beside it. Dots
/// have the colour of the colour scheme, or the `foregroundColor` that is set; a `shadow` becomes a
/// halo round each dot, which keeps them visible on pictures. Pages may have icons of their own
/// instead of dots:
/// ```swift
/// PageIndicator(selection: $index, total: 3) { page, isSelected in
///   Image(systemName: page == 0 ? "star.fill" : "photo")
/// }
/// ```
/// `pageIndicatorDuration(_:)` lets the row turn the pages by itself. With
/// `pageViewOrientation(.vertical)` the row is a column.
public struct PageIndicator: PrimitiveView {
  private let selection: Binding<Int>
  private let total: Int
  private let icon: ((Int, Bool) -> AnyView)?
  private let thumbnail: ((Int) -> AnyView)?

  private init(
    _ selection: Binding<Int>, _ total: Int, icon: ((Int, Bool) -> AnyView)? = nil,
    thumbnail: ((Int) -> AnyView)? = nil
  ) {
    self.selection = selection
    self.total = max(0, total)
    self.icon = icon
    self.thumbnail = thumbnail
  }

  /// Makes an indicator.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  public init(selection: Binding<Int>, total: Int) { self.init(selection, total) }

  /// Makes an indicator that shows the page under the finger in a bubble while it scrubs.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  ///   - thumbnail: Makes the small picture of a page by its number, offered 120 by 80 points.
  public init(
    selection: Binding<Int>, total: Int, @ViewBuilder thumbnail: @escaping (Int) -> some View
  ) {
    self.init(selection, total, thumbnail: { AnyView(thumbnail($0)) })
  }

  /// Makes an indicator with icons instead of dots.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  ///   - icons: Makes the icon of a page by its number and whether it is the current one. It is in
  ///     the colour of such a dot, its font is of 16 points, and what is larger than 20 by 20
  ///     points is shown smaller. A page for which it makes nothing has a dot.
  public init(
    selection: Binding<Int>, total: Int, @ViewBuilder icons: @escaping (Int, Bool) -> some View
  ) {
    self.init(selection, total, icon: { AnyView(icons($0, $1)) })
  }

  /// Makes an indicator with icons instead of dots, and a bubble while it scrubs.
  /// - Parameters:
  ///   - selection: The number of the current page, from 0.
  ///   - total: The number of pages.
  ///   - icons: Makes the icon of a page by its number and whether it is the current one.
  ///   - thumbnail: Makes the small picture of a page by its number, offered 120 by 80 points.
  public init(
    selection: Binding<Int>, total: Int, @ViewBuilder icons: @escaping (Int, Bool) -> some View,
    @ViewBuilder thumbnail: @escaping (Int) -> some View
  ) {
    self.init(
      selection, total, icon: { AnyView(icons($0, $1)) }, thumbnail: { AnyView(thumbnail($0)) })
  }

  /// Makes the indicator's node.
  public func make(in context: ViewContext) -> PageIndicatorNode { PageIndicatorNode(in: context) }

  /// Brings selection, number of pages, icons and thumbnails up to date.
  public func update(_ node: PageIndicatorNode, in context: ViewContext) {
    node.bubble.thumbnail = thumbnail
    node.icons.icon = icon
    node.update(selection: selection, total: total, in: context)
  }
}

extension PageIndicator {
  /// When a row of dots has a ground.
  nonisolated public enum BackgroundStyle: Sendable, Hashable, CaseIterable {
    /// While a finger or pointer scrubs along it.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }
}
