internal import Graphics

/// The colours of a vertical gradient, row by row, in the steps that a screen can show.
nonisolated struct GradientRamp {
  private let stops: [GradientStop]

  init(_ stops: [GradientStop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// The colour in the middle of a row, each part rounded to a byte.
  func color(row: Int, of height: Int) -> Color {
    let color = color(at: (Double(row) + 0.5) / Double(height))
    return Color(
      red: Double(color.red8) / 255, green: Double(color.green8) / 255,
      blue: Double(color.blue8) / 255, opacity: Double(color.alpha8) / 255)
  }

  private func color(at location: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[next].color }
    let (from, to) = (stops[next - 1], stops[next])
    let span = to.location - from.location
    return span > 0
      ? from.color.mixed(with: to.color, by: (location - from.location) / span) : to.color
  }
}
