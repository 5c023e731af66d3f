import Graphics
public import Interface

/// A button that turns a page, or two buttons for both directions.
///
/// It belongs in a page, or beside a page view in a `pageViewEnvironment()`. Where there is no page
/// it is disabled.
public struct PageViewNavigationButton: View {
  private let direction: PageViewDirection?
  @Environment(\.navigatePageView) private var navigate
  @Environment(\.canNavigatePageView) private var directions
  @Environment(\.pageViewOrientation) private var axis
  @Environment(\.layoutDirection) private var layoutDirection

  /// Makes a button.
  /// - Parameter direction: Where it leads; nil: a button backwards and one forwards.
  public init(_ direction: PageViewDirection? = nil) { self.direction = direction }

  /// The button, or both.
  public var body: some View {
    if let direction {
      button(direction)
    } else {
      HStack(spacing: 8) {
        button(.backwards)
        button(.forwards)
      }
    }
  }

  private func button(_ direction: PageViewDirection) -> some View {
    Button(action: { navigate(direction) }) {
      Image(systemName: chevron(direction)).font(.system(size: 20))
        .frame(width: 36, height: 36)
    }
    .disabled(!directions.contains(direction))
    .help(direction == .forwards ? "Go Forwards" : "Go Backwards")
  }

  private func chevron(_ direction: PageViewDirection) -> String {
    let isForwards = direction == .forwards
    if axis == .vertical { return isForwards ? "chevron.down" : "chevron.up" }
    return isForwards == (layoutDirection == .leftToRight) ? "chevron.right" : "chevron.left"
  }
}
