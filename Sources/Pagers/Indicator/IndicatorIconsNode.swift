import Graphics
import Interface

/// The icons in a row that has them instead of dots: one for each page whose dot could be seen.
final class IndicatorIconsNode: Node {
  /// The extent of an icon at most, in points.
  static let side = 20.0
  /// The size of an icon's font, in points.
  private static let fontSize = 16.0

  /// Makes the icon of a page by its number and whether it is current; nil: there are dots.
  var icon: ((Int, Bool) -> AnyView)?
  private var icons: [Int: IndicatorIconNode] = [:]
  private var colors: IndicatorColors?

  /// Brings the icons that exist up to date.
  func refresh(_ colors: IndicatorColors, in environment: EnvironmentValues) {
    self.environment = environment
    self.environment.font = .system(size: Self.fontSize)
    self.colors = colors
    if icon == nil { keep([]) }
    for (page, node) in icons { show(page, in: node) }
  }

  private func show(_ page: Int, in node: IndicatorIconNode) {
    guard let icon, let colors else { return }
    node.environment = environment
    node.show(icon, page: page, colors)
  }

  /// The icons of the pages that can be seen in a frame; those that are missing are made, and others
  /// dropped.
  func icons(of pages: [Int]) -> [IndicatorIconNode] {
    keep(pages)
    return pages.compactMap { icons[$0] }
  }

  private func keep(_ pages: [Int]) {
    guard icons.count != pages.count || pages.contains(where: { icons[$0] == nil }) else { return }
    icons = Dictionary(
      pages.map { page in (page, icons[page] ?? makeIcon(of: page)) },
      uniquingKeysWith: { first, _ in first })
    setChildren(icons.keys.sorted().compactMap { icons[$0] })
  }

  private func makeIcon(of page: Int) -> IndicatorIconNode {
    let node = IndicatorIconNode(in: ViewContext(host: host, environment: environment))
    show(page, in: node)
    layOut(node)
    return node
  }

  // MARK: Layout

  override var isLayoutBoundary: Bool { true }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: Self.side, height: Self.side)
  }

  override func layoutItems() { for item in items { layOut(item) } }

  private func layOut(_ icon: Node) {
    icon.place(at: .zero, size: Size(width: Self.side, height: Self.side))
  }
}
