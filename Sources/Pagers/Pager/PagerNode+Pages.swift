import Interface
import Motion

extension PagerNode {
  /// Makes the nodes that are near enough, brings them up to date and drops the others.
  func syncPages(animation: Animation? = nil) {
    defer { publishView() }
    let wanted = wantedPages
    let isCurrent =
      pages.values.allSatisfy { $0.revision == revision }
      && (!idsMayHaveChanged || pages.allSatisfy { $1.id == source.id($0) })
    idsMayHaveChanged = false
    guard !isCurrent || pages.count != wanted.count || wanted.contains(where: { pages[$0] == nil })
    else { return }
    let context = ViewContext(host: host, environment: pageEnvironment, animation: animation)
    pages = matched(wanted)
    for (index, page) in pages.sorted(by: { $0.key < $1.key }) where page.revision != revision {
      page.revision = revision
      page.environment = pageEnvironment
      source.update(page, index, context)
    }
    setChildren(pages.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The nodes for some pages: those that show their elements already, and new ones.
  private func matched(_ wanted: [Int]) -> [Int: PageNode] {
    var spare = Array(pages.values)
    var matched: [Int: PageNode] = [:]
    func take(_ index: Int, if fits: (PageNode) -> Bool) {
      guard let place = spare.firstIndex(where: fits) else { return }
      matched[index] = spare.remove(at: place)
    }
    let ids = wanted.map { (index: $0, id: source.id($0)) }
    for (index, id) in ids { take(index) { $0.index == index && $0.id == id } }
    for (index, id) in ids where matched[index] == nil { take(index) { $0.id == id } }
    for (index, id) in ids {
      let page =
        matched[index]
        ?? PageNode(of: self, in: ViewContext(host: host, environment: pageEnvironment))
      page.index = index
      page.id = id
      matched[index] = page
    }
    return matched
  }

  /// The pages around the position that exist, in order: at most one and the offscreen ones of
  /// both sides.
  private var wantedPages: [Int] {
    guard hasPages else { return [] }
    let (center, side) = (pager.nearest, settings.side)
    return (center - side...center + side).filter(pager.bounds.contains).map(page).sorted()
  }
}
