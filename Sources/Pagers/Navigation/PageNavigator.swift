import Observation

/// A page view as those who want to turn its pages see it.
@Observable final class PageNavigator {
  /// Where there are pages.
  private(set) var directions: PageViewDirection = []
  @ObservationIgnored private weak var node: PagerNode?

  init(of node: PagerNode) { self.node = node }

  /// Brings the directions up to date.
  func refresh() {
    guard let node else { return }
    var now: PageViewDirection = []
    if node.canTurn(1) { now.insert(.forwards) }
    if node.canTurn(-1) { now.insert(.backwards) }
    if now != directions { directions = now }
  }

  func navigate(_ direction: PageViewDirection) {
    switch direction {
    case .forwards: node?.navigate(1)
    case .backwards: node?.navigate(-1)
    default: break
    }
  }
}
