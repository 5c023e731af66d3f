import Paging

nonisolated extension Palette {
  /// Under the chosen one of several controls.
  var chosenShadow: Shadow { shadow(dark: 0.18, light: 0.18, radius: 3, y: 1) }
  /// Under a picture that lies on the window.
  var pictureShadow: Shadow { shadow(dark: 0.45, light: 0.30, radius: 8, y: 1) }
  /// Under what lies above the window: menus, cards.
  var raisedShadow: Shadow { shadow(dark: 0.50, light: 0.20, radius: 24, y: 8) }
  /// Under what is moved or asks for an answer: dragged pages, sheets.
  var liftedShadow: Shadow { shadow(dark: 0.60, light: 0.28, radius: 48, y: 16) }

  private func shadow(
    dark: Double, light: Double, radius: Double, y: Double
  ) -> Shadow {
    let color = isDark ? Color(white: 0, opacity: dark) : Color(hex: 0x141822, opacity: light)
    return Shadow(color: color, radius: radius, offset: Vector(dy: y))
  }
}

extension View {
  /// Puts a soft shadow under the view; nil: none.
  func shadow(_ shadow: Shadow?) -> some View {
    let shadow = shadow ?? Shadow(color: .clear, radius: 0)
    return self.shadow(
      color: shadow.color, radius: shadow.radius, x: shadow.offset.dx, y: shadow.offset.dy)
  }
}
