public import Graphics

extension Icon {
  /// The icon of a name that `Image(systemName:)` knows; nil: there is none.
  public init?(systemName name: String) {
    guard let drawing = SystemIcons.drawings[name] else { return nil }
    self.init(
      name: name, drawing: drawing,
      strokeWidth: SystemIcons.strokeWidths[name] ?? SystemIcons.usualStrokeWidth)
  }
}
