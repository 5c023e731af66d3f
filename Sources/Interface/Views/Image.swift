public import Graphics

/// An icon in the foreground colour.
///
/// Like SF Symbols in SwiftUI, an icon is as large as its font: the square has the font's size as
/// its side, and a frame places it without stretching it.
/// ```swift
/// Image(systemName: "trash").font(.system(size: 20)).foregroundColor(.white)
/// ```
/// The names: `chevron.left`, `chevron.right`, `chevron.down`, `xmark`, `checkmark`, `plus`,
/// `minus`, `trash`, `info.circle`, `arrow.clockwise`, `arrow.counterclockwise`,
/// `arrow.uturn.backward`, `plus.magnifyingglass`, `minus.magnifyingglass`,
/// `arrow.up.left.and.arrow.down.right`, `arrow.down.right.and.arrow.up.left`, `play.fill`,
/// `pause.fill`, `rectangle`, `square.grid.2x2`, `list.bullet`, `star`, `star.fill`, `folder`,
/// `photo`, `photo.badge.exclamationmark`, and for ways of turning pages `pages.scroll`,
/// `pages.cardDeck`, `pages.historyStack`, `pages.bookStack`, `pages.carousel`, `pages.book`.
public struct Image: PrimitiveView, Equatable {
  private let icon: Icon?

  /// Shows the library's icon of a name; an unknown name is an empty square.
  public init(systemName: String) { icon = Icon(systemName: systemName) }

  /// Shows an icon of the application.
  public init(icon: Icon) { self.icon = icon }

  /// Makes the icon's node.
  public func make(in context: ViewContext) -> ImageNode { ImageNode(in: context) }

  /// Updates icon, size and colour.
  public func update(_ node: ImageNode, in context: ViewContext) { node.show(icon, in: context) }
}
