public import Graphics
import Motion

extension View {
  /// Makes the view fainter by a factor of 0…1.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: min(1, max(0, opacity))))
  }

  /// Shows the view elsewhere than it lies, by a distance in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    modifier(OffsetModifier(offset: Vector(dx: x, dy: y)))
  }

  /// Shows the view elsewhere than it lies, by a distance in points.
  public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Cuts off what lies outside of the view's area.
  public func clipped() -> some View { cornerRadius(0) }

  /// Cuts off the view's corners by a radius in points.
  public func cornerRadius(_ radius: Double) -> some View {
    modifier(ClipModifier(radius: max(0, radius)))
  }

  /// Says in a few words what the view does, when the pointer has rested on it for 0.6 seconds.
  public func help(_ text: String) -> some View { modifier(HelpModifier(text: text)) }

  /// Puts a soft shadow under the view.
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The blur radius in points, two standard deviations.
  ///   - x: How far the shadow lies to the right, in points.
  ///   - y: How far the shadow lies below, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    modifier(
      ShadowModifier(
        shadow: Shadow(color: color, radius: radius, offset: Vector(dx: x, dy: y))))
  }
}
