import Graphics
import Interface
import Motion

/// The live row of pages in a placement.
struct PageStrip: PrimitiveView {
  let pages: Pages
  let placement: PagePlacement
  let rules: PagerRules?
  let isPiled: Bool

  func make(in context: ViewContext) -> PagerNode { PagerNode(in: context) }

  func update(_ node: PagerNode, in context: ViewContext) {
    let environment = context.environment
    var settings = pages.settings
    settings.placement = placement
    settings.axis = environment.pageViewOrientation
    settings.spacing = environment.pageViewSpacing ?? settings.spacing
    settings.hasBackground = isPiled && environment.pageContentBackground != .hidden
    if let rules {
      settings.motion = rules
      settings.slop = nil
    }
    node.update(source: pages.source(node), settings: settings, in: context)
  }
}
