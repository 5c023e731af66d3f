/// A click or tap.
public struct TapGesture: Gesture {
  /// A pointer that moved farther than this was not meant as a tap, in points.
  private static let slop = 16.0
  private var action: () -> Void = {}

  /// Makes a gesture that does nothing yet.
  public init() {}

  /// The gesture with an action that runs when the button or finger goes up.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
    var gesture = self
    gesture.action = action
    return gesture
  }

  /// Makes a recognizer for a node.
  public func makeRecognizer(for node: Node) -> PressRecognizer {
    PressRecognizer(node: node, slop: Self.slop) {}
  }

  /// Gives the recognizer the action.
  public func update(_ recognizer: PressRecognizer) { recognizer.action = action }
}
