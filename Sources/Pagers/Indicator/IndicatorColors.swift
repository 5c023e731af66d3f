import Graphics
import Interface
import Motion

/// The colours of dots and label.
nonisolated struct IndicatorColors: Equatable {
  /// The bright dot and the label.
  var current: Color
  /// The other dots.
  var other: Color
  /// What lies behind the row.
  var ground: Color

  /// How much the dot under the pointer is like the bright one.
  private static let highlightShare = 0.25 / 0.70
  /// From this lightness on a colour needs a dark ground.
  private static let middle = 0.5

  /// The colours in an environment: those of the colour scheme, unless others are set.
  @MainActor init(_ environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    let ink = isDark ? Color.white : Color(hex: 0x16181C)
    let base = environment.foregroundColor ?? ink
    let share =
      environment.colorSchemeContrast == .increased
      ? 0.55 : isDark || environment.foregroundColor != nil ? 0.30 : 0.32
    current = environment.pageIndicatorCurrentColor.map(environment.resolve) ?? base
    other = environment.pageIndicatorColor.map(environment.resolve) ?? base.opacity(share)
    if let color = environment.foregroundColor {
      // On pictures, of which nothing is known.
      let ground = color.lightness < Self.middle ? Color.white : Color(hex: 0x121316)
      self.ground = ground.opacity(0.62)
    } else {
      ground = isDark ? ink.opacity(0.08) : Color(hex: 0x0F141E, opacity: 0.06)
    }
  }

  /// The colour of a dot, the more like the bright one the more it is highlighted.
  func other(highlight: Double) -> Color {
    other.mixed(with: current, by: Self.highlightShare * highlight)
  }
}

nonisolated extension IndicatorColors: Animatable {
  typealias Data = AnimatablePair<
    Color.AnimatableData, AnimatablePair<Color.AnimatableData, Color.AnimatableData>
  >

  var animatableData: Data {
    get {
      AnimatablePair(
        current.animatableData, AnimatablePair(other.animatableData, ground.animatableData))
    }
    set {
      current.animatableData = newValue.first
      other.animatableData = newValue.second.first
      ground.animatableData = newValue.second.second
    }
  }
}

extension Color {
  /// How light the colour is to the eye, 0…1, by the weights of ITU-R BT.601.
  fileprivate var lightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
