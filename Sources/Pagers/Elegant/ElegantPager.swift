import Graphics
import Interface
import Motion

/// What the pages and lists have in common: a row of pages by number, with its own way to turn.
struct ElegantPager: View {
  let count: Int
  let axis: Axis
  let turnType: PageTurnType
  let bounces: Bool
  let pagesPerSide: Int
  let jump: PageJump
  let selection: Binding<Int>
  let content: (Int) -> AnyView

  var body: some View {
    let source = PageSource(
      0..<max(0, count), id: { $0 }, content: content, selected: { selection.wrappedValue },
      select: { selection.change(to: $0) })
    PageStrip(settings: settings, source: { _ in source }, placement: .scroll, axis: axis)
  }

  private var settings: PagerSettings {
    var settings = PagerSettings()
    settings.pagesPerSide = pagesPerSide
    settings.jump = jump
    settings.motion.rubberBand =
      bounces ? RubberBand(resistance: 1, extent: 1e9) : RubberBand(resistance: 0)
    switch turnType {
    case .regular(let delta): settings.motion.turn = .threshold(max(0, delta))
    case .earlyCutoff(let cutOff):
      settings.cutOff = cutOff
      settings.motion.turn = .stay
      settings.motion.settle = cutOff.pageTurnAnimation.equivalentSpring
    }
    return settings
  }
}
