import Observation

/// The page views in a part of a window, of which one at a time is navigated: the one that was used
/// last, or else the first.
@Observable final class PageNavigators {
  @ObservationIgnored private var members: [Member] = []
  private(set) weak var current: PageNavigator?

  private struct Member {
    weak var navigator: PageNavigator?
  }

  func add(_ navigator: PageNavigator) {
    members.removeAll { $0.navigator == nil || $0.navigator === navigator }
    members.append(Member(navigator: navigator))
    if current == nil { current = members.first?.navigator }
  }

  func remove(_ navigator: PageNavigator) {
    members.removeAll { $0.navigator == nil || $0.navigator === navigator }
    if current == nil || current === navigator { current = members.first?.navigator }
  }

  func wasUsed(_ navigator: PageNavigator) {
    if current !== navigator { current = navigator }
  }
}
