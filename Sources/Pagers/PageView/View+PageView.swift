public import Graphics
public import Interface

extension View {
  /// Sets how page views in this view show their pages.
  public func pageViewStyle(_ style: some PageViewStyle) -> some View {
    environment(\.pageViewStyle, style)
  }

  /// Sets the axis along which pages turn; horizontal unless set.
  ///
  /// It holds for rows, stacks and books; a deck of cards and a carousel are always horizontal.
  public func pageViewOrientation(_ orientation: Axis) -> some View {
    environment(\.pageViewOrientation, orientation)
  }

  /// Sets whether page views with a collection begin again after their last page.
  ///
  /// A single page does not loop. Pages that are known by what comes before and after each loop by
  /// what those closures answer.
  public func pageViewLoops(_ loops: Bool = true) -> some View {
    environment(\.pageViewLoops, loops)
  }

  /// Sets the space between the pages of a row in points; nil: what the page view has by itself.
  public func pageViewSpacing(_ spacing: Double?) -> some View {
    environment(\.pageViewSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 })
  }

  /// Sets the space round the page in view, in points, in which other pages can still be seen.
  ///
  /// The page view takes gestures there too. A change can be animated: the pages grow or shrink.
  public func pageViewMargins(_ margins: EdgeInsets) -> some View {
    environment(\.pageViewMargins, margins)
  }

  /// Sets whether pages that lie on each other have the window's colour behind them.
  ///
  /// Only `hidden` takes it away: then what is below shines through where a page draws nothing.
  public func pageContentBackground(_ visibility: Visibility) -> some View {
    environment(\.pageContentBackground, visibility)
  }

  /// Sets the radius of the corners of a deck's cards in points; nil: 45.
  public func pageViewCardCornerRadius(_ radius: Double?) -> some View {
    environment(\.pageViewCardCornerRadius, radius)
  }

  /// Sets whether the front card of a deck casts a shadow; it does unless set to hidden.
  public func pageViewCardShadow(_ visibility: Visibility) -> some View {
    environment(\.pageViewCardShadow, visibility)
  }
}
