import Paging

/// The window of the showcase.
struct ShowcaseApp: App {
  private let model: ShowcaseModel

  /// Makes a program that shows the list of screens.
  init() { self.init(model: ShowcaseModel()) }

  /// Makes a program that shows a model.
  init(model: ShowcaseModel) { self.model = model }

  var body: some Scene {
    WindowGroup("Showcase") { ShowcaseView(model: model) }
  }
}
