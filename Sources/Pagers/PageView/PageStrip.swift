import Graphics
import Interface
import Motion

/// The live row of pages in a placement.
struct PageStrip: PrimitiveView {
  /// What the view that has the pages says of spacing, window and motion.
  let settings: PagerSettings
  /// The source of the pages for a node, which keeps what a chain has seen.
  let source: (PagerNode) -> PageSource
  let placement: PagePlacement
  var rules: PagerRules?
  var isPiled = false
  /// The axis along which pages turn; nil: that of the environment.
  var axis: Axis?
  /// The space between two pages in points; nil: that of the environment.
  var spacing: Double?

  func make(in context: ViewContext) -> PagerNode { PagerNode(in: context) }

  func update(_ node: PagerNode, in context: ViewContext) {
    let environment = context.environment
    var settings = settings
    settings.placement = placement
    settings.axis = axis ?? environment.pageViewOrientation
    settings.spacing = spacing ?? environment.pageViewSpacing ?? settings.spacing
    settings.margins = environment.pageViewMargins
    settings.hasBackground = isPiled && environment.pageContentBackground != .hidden
    if let rules {
      settings.motion = rules
      settings.slop = nil
    }
    var source = source(node)
    if environment.pageViewLoops { source = source.looping { [weak node] in node?.target ?? 0 } }
    node.update(source: source, settings: settings, in: context)
  }
}
