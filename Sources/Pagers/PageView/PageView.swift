public import Interface

/// Pages of which one is in view, and of which only a few around it exist.
///
/// There are three ways to say what the pages are: a collection with the number of the current page
/// (`items:`), a selection with what comes before and after it (`selection:next:previous:`), and a
/// selection with a `ForEach`. Trackpads, wheels, touch, mouse and keys turn the pages; so does
/// writing the selection. How they are shown is a `pageViewStyle`.
/// ```swift
/// PageView(items: photos, pageIndex: $index) { photo in
///   AsyncImage(path: photo.path)
/// }
/// PageView(selection: $day, next: { $0.after }, previous: { $0.before }) { day in
///   Diary(day: day)
/// }
/// .pageViewStyle(.cardDeck)
/// ```
/// The selection is written once per turn, when it is known where the turn will end, and again when
/// data change and the page in view gets another number.
public struct PageView<First, Second>: View {
  let pages: Pages
  let usualStyle: any PageViewStyle
  @Environment(\.pageViewStyle) private var style

  /// The pages in the style that is set.
  public var body: some View { (style ?? usualStyle).erasedBody(pages.configuration) }
}
