public import Graphics
public import Interface

extension View {
  /// Sets the colour of the dots of pages that are not current; nil: the usual one.
  public func pageIndicatorColor(_ color: Color?) -> some View {
    environment(\.pageIndicatorColor, color)
  }

  /// Sets the colour of the bright dot and of the label beside the row; nil: the usual one.
  public func pageIndicatorCurrentColor(_ color: Color?) -> some View {
    environment(\.pageIndicatorCurrentColor, color)
  }

  /// Sets whether dragging along the dots scrubs through the pages; clicks show pages anyway.
  public func allowsContinuousInteraction(_ isAllowed: Bool = true) -> some View {
    environment(\.allowsContinuousInteraction, isAllowed)
  }

  /// Sets when rows of dots have a ground.
  public func pageIndicatorBackgroundStyle(_ style: PageIndicator.BackgroundStyle) -> some View {
    environment(\.pageIndicatorBackgroundStyle, style)
  }

  /// Sets whether the dot of a single page is seen; `.hidden` leaves its place empty.
  public func singlePageVisibility(_ visibility: Visibility) -> some View {
    environment(\.singlePageVisibility, visibility)
  }

  /// Lets rows of dots show each page for some seconds, then the next, and after the last the first.
  ///
  /// The bright dot is a pill then, which fills with the time. A page that comes in another way
  /// begins anew. Time stands still while a finger holds the row or the pages beside it, while the
  /// row is disabled, and while the window is hidden. Nil: nothing happens by itself.
  public func pageIndicatorDuration(_ duration: Seconds?) -> some View {
    environment(\.pageIndicatorDuration, duration)
  }
}
