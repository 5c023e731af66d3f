import Paging

/// A component with its knobs, known by a name.
struct Screen: Identifiable {
  /// What the command line calls it.
  let name: String
  /// What people call it.
  let title: String
  /// What it shows, in a line.
  let summary: String
  /// Makes it.
  let content: () -> AnyView

  init(
    _ name: String, _ title: String, _ summary: String,
    @ViewBuilder content: @escaping () -> some View
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.content = { AnyView(content()) }
  }

  var id: String { name }

  /// All screens, in the order in which they are listed.
  static let all: [Screen] =
    [.pages, .selection] + styles + [
      .indicator, .elegantPages, .elegantList, .lazyCarousel, .endlessCarousel, .swipy, .nested,
      .transitions, .controls,
    ]
}
