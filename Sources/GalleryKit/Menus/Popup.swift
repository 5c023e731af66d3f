import Paging

/// Something over the rest of the window until it is chosen or left: a menu, a sheet.
///
/// While it is there it has the focus: ↑ ↓ and Tab move among its controls, Escape and a press
/// elsewhere leave it, and no other key goes past it except with Control.
struct Popup<Content: View>: PrimitiveView {
  private let isShown: Bool
  private let alignment: Alignment
  private let insets: EdgeInsets
  private let firstFocus: Int
  private let backdrop: Color
  private let dismiss: () -> Void
  private let content: Content

  /// Makes a layer over the whole window.
  /// - Parameters:
  ///   - isShown: Whether it is there.
  ///   - alignment: Where the content lies, and from where it grows.
  ///   - insets: The least space between the content and the edges of the window, in points.
  ///   - firstFocus: Which of its controls has the focus at first.
  ///   - backdrop: What lies over the rest of the window.
  ///   - dismiss: Asks for it to go away.
  ///   - content: What it shows; empty while it never was there.
  init(
    isShown: Bool, alignment: Alignment = .center, insets: EdgeInsets, firstFocus: Int = 0,
    backdrop: Color = .clear, dismiss: @escaping () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.isShown = isShown
    self.alignment = alignment
    self.insets = insets
    self.firstFocus = firstFocus
    self.backdrop = backdrop
    self.dismiss = dismiss
    self.content = content()
  }

  func make(in context: ViewContext) -> PopupNode { PopupNode(in: context) }

  func update(_ node: PopupNode, in context: ViewContext) {
    node.alignment = alignment
    node.insets = insets
    node.backdrop = backdrop
    node.dismiss = dismiss
    node.updateContent(content, in: context)
    node.show(isShown, firstFocus: firstFocus, in: context)
  }
}
