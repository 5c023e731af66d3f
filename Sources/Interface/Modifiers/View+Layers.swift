public import Graphics

extension View {
  /// Draws a line inside the edge of the view, some points wide.
  public func border(_ color: Color, width: Double = 1) -> some View {
    overlay { Rectangle().strokeBorder(color, lineWidth: width) }
  }

  /// Puts views behind this one, in its area.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one, in its area.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the area behind the view with a colour: `.background(.orange)`.
  public func background(_ color: Color) -> some View { background { color } }

  /// Puts views in front of this one, in its area.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of this one, in its area.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Covers the view with a colour: `.overlay(.black.opacity(0.2))`.
  public func overlay(_ color: Color) -> some View { overlay { color } }
}
