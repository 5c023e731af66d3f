/// A gesture that can be added to a view.
@MainActor @preconcurrency public protocol Gesture {
  /// The class that recognizes it.
  associatedtype Recognizer: GestureRecognizer
  /// Makes a recognizer for a node; `update` is called right after.
  func makeRecognizer(for node: Node) -> Recognizer
  /// Gives a recognizer the gesture's actions.
  func update(_ recognizer: Recognizer)
}
