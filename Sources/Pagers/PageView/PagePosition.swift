public import Interface

/// The position of a pager, shared with views that follow it in every frame.
///
/// A page view writes it and an indicator reads it when both stand in an environment that holds
/// the same position:
/// ```swift
/// @State private var position = PagePosition()
/// …
/// ZStack(alignment: .bottom) {
///   PageView(items: photos, pageIndex: $index) { … }
///   PageIndicator(selection: $index, total: photos.count)
/// }
/// .pagePosition(position)
/// ```
/// Reading it in a body does not run the body again: that is what keeps page turns cheap.
public final class PagePosition {
  /// The position in pages: 2.25 is a quarter of the way from page 2 to page 3; nil without pages.
  ///
  /// Below 0, or above the number of the last page, the row is pulled beyond its end; where pages
  /// loop it is then between the last page and the first.
  public internal(set) var value: Double?
  /// The page to which the pages go over several others, as one slide; nil: they do not.
  var leap: Int?
  /// Whether the first page follows after the last.
  var loops = false
  /// Whether a finger holds the pages.
  var isHeld = false

  /// Makes a position that no pager has written yet.
  public init() {}
}

extension EnvironmentValues {
  private enum PagePositionKey: EnvironmentKey { static let defaultValue: PagePosition? = nil }
  private enum PositionActionKey: EnvironmentKey {
    static let defaultValue: ((Double) -> Void)? = nil
  }

  /// The position that page views write and indicators read.
  public var pagePosition: PagePosition? {
    get { self[PagePositionKey.self] }
    set { self[PagePositionKey.self] = newValue }
  }

  var onPagePositionChange: ((Double) -> Void)? {
    get { self[PositionActionKey.self] }
    set { self[PositionActionKey.self] = newValue }
  }
}

extension View {
  /// Connects the page views and indicators in this view, but not those inside their pages.
  public func pagePosition(_ position: PagePosition) -> some View {
    environment(\.pagePosition, position)
  }

  /// Runs an action in every frame in which a page view in this view has moved, and when it comes.
  ///
  /// Page views inside the pages are not followed.
  /// The action gets the position in pages. It runs no body by itself, so it may be called 144
  /// times a second; changing state in it does run the bodies that read that state.
  public func onPagePositionChange(_ action: @escaping (Double) -> Void) -> some View {
    environment(\.onPagePositionChange, action)
  }
}
