public import Interface

/// A picture from a file, decoded off the main thread for the size at which it is shown.
///
/// The view takes all the space that it is offered. Until the picture is ready it shows the best
/// that there is: a coarser version, the mean colour, a quiet ground. It is never blank.
/// ```swift
/// AsyncImage(path: "/home/me/Pictures/Island.jpg", contentMode: .fill)
/// ```
public struct AsyncImage<Overlay: View>: PrimitiveView {
  private let file: PictureFile
  private let contentMode: ContentMode
  private let name: String
  private let overlay: (AsyncImagePhase) -> Overlay

  /// Shows a picture file.
  /// - Parameters:
  ///   - file: The file, by its path's bytes.
  ///   - contentMode: How the picture meets the view's area; a change of it can be animated.
  ///   - name: What logs call the picture; nil: its path.
  ///   - overlay: What lies over the picture, or in its place when it cannot be shown.
  public init(
    file: PictureFile, contentMode: ContentMode = .fit, name: String? = nil,
    @ViewBuilder overlay: @escaping (AsyncImagePhase) -> Overlay
  ) {
    self.file = file
    self.contentMode = contentMode
    self.name = name ?? file.path
    self.overlay = overlay
  }

  /// Shows the picture file at a path.
  /// - Parameters:
  ///   - path: The path, absolute or from the working folder.
  ///   - contentMode: How the picture meets the view's area; a change of it can be animated.
  ///   - overlay: What lies over the picture, or in its place when it cannot be shown.
  public init(
    path: String, contentMode: ContentMode = .fit,
    @ViewBuilder overlay: @escaping (AsyncImagePhase) -> Overlay
  ) {
    self.init(file: PictureFile(path: path), contentMode: contentMode, overlay: overlay)
  }

  /// Makes the picture's node.
  public func make(in context: ViewContext) -> AsyncImageNode { AsyncImageNode(in: context) }

  /// Updates the file and how it is shown.
  public func update(_ node: AsyncImageNode, in context: ViewContext) {
    node.overlay = { node, phase, context in node.updateContent(overlay(phase), in: context) }
    node.show(file, contentMode: contentMode, name: name, in: context)
    node.runBody(in: context)
  }
}

extension AsyncImage where Overlay == Text? {
  /// Shows the picture file at a path, or in words which one cannot be shown and why.
  public init(path: String, contentMode: ContentMode = .fit) {
    self.init(path: path, contentMode: contentMode) { phase in
      if case .failure(let error) = phase { Text("\(path)\n\(error.reason)") }
    }
  }
}
