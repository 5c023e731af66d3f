internal import Graphics
public import Interface

/// A window with a title and a view in it.
public struct WindowGroup<Content: View>: Scene {
  let title: String
  private let content: Content

  /// Makes a window from its first title and its content.
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// A window is no composition of other scenes.
  public var body: Never { preconditionFailure("a WindowGroup has no body") }
}

extension WindowGroup: WindowScene {
  func makeHost(measurer: any TextMeasurer) -> ViewHost {
    ViewHost(measurer: measurer, content: content)
  }
}
