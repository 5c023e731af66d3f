public import Graphics

extension Canvas {
  /// Draws a small panel that lies above everything else: its shadow, its ground, what is on it, and
  /// a hairline round it.
  public mutating func addPanel(
    _ rect: Rect, radius: Double, _ scheme: ColorScheme, content: (inout Canvas) -> Void
  ) {
    let isDark = scheme == .dark
    let shade = isDark ? Color.black.opacity(0.50) : Color(hex: 0x141822, opacity: 0.20)
    let hairline = isDark ? Color.white.opacity(0.10) : Color(hex: 0x0F141E, opacity: 0.12)
    let shadow = Shadow(color: shade, radius: 24, offset: Vector(dy: 8))
    add(.shadow(rect, radius: radius, shadow))
    add(.fill(rect, radius: radius, isDark ? Color(hex: 0x26292F) : .white))
    clipped(to: rect, radius: radius, content)
    add(.stroke(rect, radius: radius, width: 1, hairline))
  }
}
