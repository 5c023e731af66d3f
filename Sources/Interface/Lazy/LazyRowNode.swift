import Graphics

/// The node of one element in a lazy stack; several views of an element are a column.
final class LazyRowNode: StackNode {
  /// The number of the element.
  var index = 0

  override var passesTransitions: Bool { true }
}
