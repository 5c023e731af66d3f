import Paging

/// What the showcase shows.
@Observable final class ShowcaseModel {
  /// The screen in view; nil: the list of all screens.
  var screen: Screen?
  /// Whether everything runs from right to left.
  @ObservationIgnored let isMirrored: Bool

  /// Makes a model that shows a screen, or the list.
  init(screen: Screen? = nil, isMirrored: Bool = false) {
    self.screen = screen
    self.isMirrored = isMirrored
  }

  /// Makes a model that shows what a command line names.
  convenience init(_ arguments: ShowcaseArguments) {
    self.init(screen: arguments.screen, isMirrored: arguments.isMirrored)
  }
}
