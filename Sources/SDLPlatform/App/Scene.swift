internal import Graphics
internal import Interface

/// A part of an app that has a window of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

/// Makes a scene from a closure's only statement.
@resultBuilder public enum SceneBuilder {
  /// The scene itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that is no composition of others.
protocol WindowScene {
  var title: String { get }
  func makeHost(measurer: any TextMeasurer) -> ViewHost
}

extension Scene {
  /// The window at the bottom of the composition.
  var windowScene: (any WindowScene)? {
    if let scene = self as? any WindowScene { return scene }
    return Body.self == Never.self ? nil : body.windowScene
  }
}

extension Never: Scene {}
