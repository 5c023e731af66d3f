public import Interface

/// How a picture meets an area of another shape.
public enum ContentMode: Sendable, Hashable {
  /// The whole picture is seen, and some of the area stays empty.
  case fit
  /// The picture covers the area, and its edges are cut off.
  case fill
}

/// A picture from a file, decoded off the main thread for the size at which it is shown.
///
/// The view takes all the space that it is offered. Until the picture is ready it shows the best
/// that there is: a coarser version, the mean colour, a quiet ground. It is never blank.
/// ```swift
/// AsyncImage(path: "/home/me/Pictures/Island.jpg", contentMode: .fill)
/// ```
public struct AsyncImage<Failure: View>: PrimitiveView {
  private let file: PictureFile
  private let contentMode: ContentMode
  private let name: String
  private let failure: (DecodeError) -> Failure

  /// Shows a picture file.
  /// - Parameters:
  ///   - file: The file, by its path's bytes.
  ///   - contentMode: How the picture meets the view's area.
  ///   - name: What logs call the picture; nil: its path.
  ///   - failure: What is seen when the picture cannot be shown.
  public init(
    file: PictureFile, contentMode: ContentMode = .fit, name: String? = nil,
    @ViewBuilder failure: @escaping (DecodeError) -> Failure
  ) {
    self.file = file
    self.contentMode = contentMode
    self.name = name ?? file.path
    self.failure = failure
  }

  /// Shows the picture file at a path.
  /// - Parameters:
  ///   - path: The path, absolute or from the working folder.
  ///   - contentMode: How the picture meets the view's area.
  ///   - failure: What is seen when the picture cannot be shown.
  public init(
    path: String, contentMode: ContentMode = .fit,
    @ViewBuilder failure: @escaping (DecodeError) -> Failure
  ) {
    self.init(file: PictureFile(path: path), contentMode: contentMode, failure: failure)
  }

  /// Makes the picture's node.
  public func make(in context: ViewContext) -> AsyncImageNode { AsyncImageNode(in: context) }

  /// Updates the file and how it is shown.
  public func update(_ node: AsyncImageNode, in context: ViewContext) {
    node.show(file, contentMode: contentMode, name: name)
    node.failure = { context, error, node in
      guard let node else { return context.make(failure(error)) }
      context.update(node, with: failure(error))
      return node
    }
    node.runBody(in: context)
  }
}

extension AsyncImage where Failure == Text {
  /// Shows the picture file at a path, or in words why it cannot be shown.
  public init(path: String, contentMode: ContentMode = .fit) {
    self.init(path: path, contentMode: contentMode) { Text($0.reason) }
  }
}
