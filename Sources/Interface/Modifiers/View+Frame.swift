extension View {
  /// Gives the view a fixed extent in points on the axes where one is given.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: ExtentLimits(fixed: width), height: ExtentLimits(fixed: height),
        alignment: alignment))
  }

  /// Gives the view limits and an ideal for its extent in points.
  ///
  /// With an upper limit the frame takes what it is offered, up to that limit; `.infinity` fills
  /// the space.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: ExtentLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: ExtentLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment))
  }
}
