/// A node whose children belong to the layout container above.
class GroupNode: Node {
  override var isGroup: Bool { true }
}
