/// A control that chooses a number from a range.
///
/// It is dragged, clicked, or moved with the arrow keys when it has the focus; its range runs along
/// with the direction of the layout. A drag that begins on it is its own, whatever lies round it.
public struct Slider: PrimitiveView {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?

  /// Makes a slider.
  /// - Parameters:
  ///   - value: The number that is shown and chosen.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance between numbers that can be chosen, from the least one on; nil: any
  ///     number can.
  public init(value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
    self.value = value
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Makes the slider's node.
  public func make(in context: ViewContext) -> SliderNode { SliderNode(in: context) }

  /// Updates the number and its range.
  public func update(_ node: SliderNode, in context: ViewContext) {
    node.update(value: value, bounds: bounds, step: step, in: context)
  }
}
