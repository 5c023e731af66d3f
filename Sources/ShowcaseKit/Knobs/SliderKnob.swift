import Paging

/// A number from a range of numbers that are not negative, with a name.
struct SliderKnob: View {
  private let title: String
  @Binding private var value: Double
  private let range: ClosedRange<Double>
  private let step: Double
  @Environment(\.palette) private var palette

  init(_ title: String, value: Binding<Double>, in range: ClosedRange<Double>, step: Double) {
    self.title = title
    _value = value
    self.range = range
    self.step = step
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(title)
        Spacer()
        Text(number).font(.body.monospacedDigit()).foregroundColor(palette.secondaryText)
      }
      .lineLimit(1)
      Slider(value: $value, in: range, step: step)
    }
  }

  /// The number with as many digits as its steps have.
  private var number: String {
    guard step < 1 else { return "\(Int(value.rounded()))" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
