import Paging

extension View {
  /// Makes the view the row of a file, whose keys do something while it has the focus.
  func fileRow(_ photo: Photo, keys: [KeyEvent.Key: () -> Void]) -> some View {
    modifier(FileRowModifier(photo: photo, keys: keys))
  }
}

/// Gives a row its keys.
struct FileRowModifier: NodeModifier {
  let photo: Photo
  let keys: [KeyEvent.Key: () -> Void]

  func make(in context: ViewContext) -> FileRowNode { FileRowNode(photo, in: context) }
  func update(_ node: FileRowNode, in context: ViewContext) { node.keys = keys }
}

/// The node of a row.
final class FileRowNode: ContentNode {
  /// The file.
  let photo: Photo
  /// What keys do while the row has the focus.
  var keys: [KeyEvent.Key: () -> Void] = [:]

  init(_ photo: Photo, in context: ViewContext) {
    self.photo = photo
    super.init(in: context)
  }

  override func key(_ event: KeyEvent) -> Bool {
    guard host.input.focus.isInside(self), event.modifiers.isEmpty, let action = keys[event.key]
    else { return false }
    if !event.isRepeat { action() }
    return true
  }

  override func hoverChanged(to isHovered: Bool) {
    let ground: RowGroundNode? = first(below: self) { $0 as? RowGroundNode }
    ground?.setHovered(isHovered)
  }

  /// What takes the focus of the row.
  var focusTarget: Node? { first(below: self) { $0.canFocus ? $0 : nil } }

  private func first<Wanted: Node>(below node: Node, _ wanted: (Node) -> Wanted?) -> Wanted? {
    if let found = wanted(node) { return found }
    for child in node.children {
      if let found = first(below: child, wanted) { return found }
    }
    return nil
  }
}
