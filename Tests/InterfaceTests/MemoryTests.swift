import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

@Observable private final class Model {
  var isShown = true
  var count = 0
}

/// That nothing outlives its use.
@Suite struct MemoryTests {
  private let model = Model()

  @Test func removedNodesAreFreedWhateverTheyDid() {
    let watch = Watch()
    let stage = Stage(
      width: 100, height: 100,
      content: Described(model: model) {
        VStack {
          Watched(watch: watch)
            .onAppear { model.count += 0 }
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in model.count += 1 })
            .onTapGesture {}
          Button("b") { model.count += 1 }
          GeometryReader { _ in Watched(watch: watch).offset(x: Double(model.count)) }
          Watched(watch: watch).shadow(radius: 2).overlay { Watched(watch: watch) }
        }
        .onKeyPress { _ in model.count > 100 }
      })
    #expect(watch.live == 4)
    stage.press(.tab)
    stage.pointer(.pressed, 50, 5)
    stage.pointer(.dragged, 50, 9)
    stage.pointer(.hovered, 50, 50)
    withAnimation(.linear(duration: 10)) { model.count += 20 }
    stage.frame()
    model.isShown = false
    stage.frame()
    #expect(watch.live == 0)
    stage.pointer(.dragged, 50, 20)
    stage.pointer(.released, 50, 20)
    #expect(!stage.host.wantsFrame)
  }

  @Test func rowsThatGoAreFreed() {
    let watch = Watch()
    let stage = Stage(content: Rows(model: model, watch: watch))
    for count in [5, 2, 7, 0, 3] {
      model.count = count
      stage.frame()
      #expect(watch.live == count)
    }
  }

  @Test func aWholeTreeIsFreedWithItsHost() {
    let watch = Watch()
    weak var host: ViewHost?
    do {
      let stage = Stage(
        content: Described(model: model) {
          Watched(watch: watch).onTapGesture {}.onAppear {}
        })
      stage.click(200, 150)
      stage.press(.tab)
      host = stage.host
      #expect(watch.live == 1)
    }
    #expect(host == nil && watch.live == 0)
    model.isShown = false
  }
}

private final class Watch { var live = 0 }

/// A view whose node is counted while it exists.
private struct Watched: PrimitiveView {
  let watch: Watch
  func make(in context: ViewContext) -> WatchedNode { WatchedNode(watch, in: context) }
  func update(_ node: WatchedNode, in context: ViewContext) {}
}

private final class WatchedNode: Node {
  private let watch: Watch
  init(_ watch: Watch, in context: ViewContext) {
    self.watch = watch
    super.init(in: context)
    watch.live += 1
  }
  isolated deinit { watch.live -= 1 }
  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 50, height: 10) }
  override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
}

private struct Described<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content
  var body: some View { if model.isShown { content() } }
}

private struct Rows: View {
  let model: Model
  let watch: Watch
  var body: some View {
    VStack { ForEach(0..<model.count, id: \.self) { _ in Watched(watch: watch) } }
  }
}
