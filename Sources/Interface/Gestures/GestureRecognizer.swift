public import Graphics

/// Watches one pointer that went down on its node and may claim it.
///
/// Every recognizer under the pointer sees its events, leaves before roots, until one claims the
/// gesture; from then on that one gets the events alone and the others are cancelled.
open class GestureRecognizer {
  /// What a recognizer makes of an event.
  public enum Verdict: Sendable {
    /// It may still become this gesture.
    case wait
    /// It moves as this gesture does, and nobody further out gets it before that is decided.
    ///
    /// Those further out do not see the event; the next one they see covers its movement too.
    case hold
    /// It is this gesture.
    case claim
    /// It is not this gesture.
    case fail
  }

  /// The node that the recognizer belongs to.
  public unowned let node: Node

  /// Makes a recognizer for a node.
  public init(node: Node) { self.node = node }

  /// Takes an event of the pointer, before or after the claim.
  open func handle(_ event: PointerEvent) -> Verdict { .fail }

  /// Another finger came down on what this recognizer watches, which follows one pointer only.
  ///
  /// Sliders go on with the finger that they have; what must not be moved by one finger of two lets
  /// go.
  open func anotherPointerPressed() {}

  /// The gesture is another's, or was taken away.
  open func cancel() {}

  /// Where an event happened, in the node's coordinates.
  public final func location(of event: PointerEvent) -> Point {
    node.convertFromWindow(event.position)
  }
}
