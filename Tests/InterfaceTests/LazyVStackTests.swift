import Graphics
import Interface
import Motion
import Observation
import TestSupport
import Testing

/// Ten thousand rows of 20 to 60 points, seen through 300.
@Suite struct LazyVStackTests {
  private let model = RowModel(count: 10_000)

  private var stage: Stage { Stage(content: RowList(model: model)) }

  /// The numbers of the rows that are drawn, and where their tops are in the window.
  private func tops(_ stage: Stage) -> [Int: Double] {
    var tops: [Int: Double] = [:]
    for item in stage.list.items {
      guard case .text(let text, _, _, _) = item.content, let id = Int(text) else { continue }
      tops[id] = item.transform.apply(to: Point.zero).y
    }
    return tops
  }

  private func wheel(_ stage: Stage, _ detents: Double) {
    stage.wheel(dy: detents)
    stage.settle()
  }

  @Test func onlyRowsNearWhatIsSeenExist() {
    let stage = stage
    // 300 points and half as much after them, in rows of at least 20.
    #expect(model.live.count <= 450 / 20 + 2 && model.live.contains(0))
    for _ in 0..<40 {
      wheel(stage, 5)
      #expect(model.live.count <= 600 / 20 + 3)
    }
    #expect(!model.live.contains(0) && model.mostLive <= 40)
    #expect(stage.host.counts.bodies < 1500)
  }

  @Test func rowsFollowEachOtherWithoutAGap() {
    let stage = stage
    for _ in 0..<30 { wheel(stage, 3) }
    let tops = tops(stage).sorted { $0.key < $1.key }
    #expect(tops.count > 4)
    for (row, next) in zip(tops, tops.dropFirst()) {
      #expect(next.key == row.key + 1)
      #expect(abs(next.value - row.value - model.height(of: row.key) - 4) < 1e-6)
    }
  }

  @Test func aRowInViewStaysWhereItIsWhileRowsAboveAreMeasured() {
    let stage = stage
    for _ in 0..<10 { wheel(stage, 500) }
    // Upwards every row is new.
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let before = tops(stage)
      let dy = Double.random(in: -90 ... -1, using: &generator)
      stage.scroll(.began, dy: dy)
      stage.frame()
      let after = tops(stage)
      let common = Set(before.keys).intersection(after.keys)
      #expect(!common.isEmpty)
      for row in common {
        #expect(abs((after[row] ?? 0) - (before[row] ?? 0) + dy) < 1e-6, "row \(row)")
      }
      stage.wait(0.2)
      stage.scroll(.ended)
      stage.settle()
    }
  }

  @Test func insertionsAndRemovalsAboveMoveNothing() {
    let stage = stage
    for _ in 0..<20 { wheel(stage, 10) }
    let before = tops(stage)
    model.rows.insert(contentsOf: (20_000..<20_100).map { $0 }, at: 0)
    stage.settle()
    #expect(tops(stage) == before)
    model.rows.removeFirst(150)
    stage.settle()
    #expect(tops(stage) == before)
    model.rows.shuffle(in: 0..<30)
    stage.settle()
    #expect(tops(stage) == before)
  }

  @Test func whatIsNewAtTheStartIsSeenThere() {
    let stage = stage
    model.rows.insert(20_000, at: 0)
    stage.settle()
    #expect(tops(stage)[20_000] == 0)
  }

  @Test func whenTheRowInViewGoesTheNextTakesItsPlace() {
    let stage = stage
    for _ in 0..<20 { wheel(stage, 10) }
    let before = tops(stage).sorted { $0.value < $1.value }
    let first = before.filter { $0.value + model.height(of: $0.key) > 0 }
    model.rows.removeAll { $0 == first[0].key }
    stage.settle()
    #expect(tops(stage)[first[1].key] == first[1].value)
    #expect(tops(stage)[first[0].key] == nil)
  }

  @Test func rowsKeepTheirStateWhileTheyExistWhereverTheyMove() {
    let stage = stage
    stage.click(3, 5)
    stage.settle()
    #expect(stage.shows("chosen"))
    model.rows.swapAt(0, 3)
    stage.settle()
    #expect(stage.shows("chosen"))
    for _ in 0..<20 { wheel(stage, 10) }
    #expect(!model.live.contains(0))
    for _ in 0..<20 { wheel(stage, -10) }
    #expect(model.live.contains(0) && !stage.shows("chosen"))
  }

  @Test func endAndHomeReachTheLastAndTheFirstRow() {
    let stage = stage
    stage.press(.tab)
    stage.press(.end)
    stage.settle()
    let bottom = tops(stage)[9999] ?? 0
    #expect(abs(bottom + model.height(of: 9999) - 300) < 1e-6)
    #expect(model.live.count < 40)
    stage.press(.home)
    stage.settle()
    #expect(tops(stage)[0] == 0)
  }

  @Test func anotherWidthKeepsTheRowInView() {
    let stage = stage
    for _ in 0..<20 { wheel(stage, 10) }
    let first = tops(stage).min { abs($0.value) < abs($1.value) }
    stage.host.resize(to: Size(width: 250, height: 300), scale: 1)
    stage.settle()
    #expect(tops(stage)[first?.key ?? -1] == first?.value)
  }

  @Test func aRowThatGrowsAboveWhatIsSeenMovesNothing() {
    let stage = stage
    for _ in 0..<20 { wheel(stage, 10) }
    let before = tops(stage)
    let above = (model.live.min() ?? 0)
    #expect(before[above] == nil || (before[above] ?? 0) < 0)
    model.tall.insert(above)
    stage.settle()
    let after = tops(stage)
    let seen = before.filter { $0.value >= 0 }
    #expect(!seen.isEmpty && seen.allSatisfy { after[$0.key] == $0.value })
  }

  @Test func scrollingLaysOutTheRowsThatComeAndNotTheOthers() {
    let stage = stage
    #expect(!stage.host.wantsFrame)
    stage.swipe(dx: 0, dy: 40, lift: false)
    let work = stage.work { stage.scroll(.changed, dy: 60) }
    // One or two rows with a few nodes each, and what they lie in.
    #expect(work.layouts < 40 && work.bodies < 12)
    stage.scroll(.changed, dy: 1)
    stage.settle()
    #expect(stage.work { stage.scroll(.changed, dy: 1) }.bodies <= 3)
  }

  @Test func emptyListsAndListsThatBecomeEmptyAreCalm() {
    let model = RowModel(count: 0)
    let stage = Stage(content: RowList(model: model))
    #expect(stage.texts == [])
    model.rows = Array(0..<50)
    stage.settle()
    #expect(stage.shows("0"))
    for _ in 0..<10 { wheel(stage, 10) }
    model.rows = []
    stage.settle()
    #expect(stage.texts == [] && model.live.isEmpty && !stage.host.wantsFrame)
  }

  @Test func viewsAroundAForEachAreRowsToo() {
    let model = model
    let stage = Stage(
      content: ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          Block(.red, 50, 30)
          if model.rows.count > 5 { Block(.green, 60, 20) }
          ForEach(model.rows, id: \.self) { Row(model: model, id: $0) }
          Block(.blue, 70, 40)
        }
      })
    #expect(stage.rect(of: .red) == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(stage.rect(of: .green) == Rect(x: 0, y: 40, width: 60, height: 20))
    #expect(tops(stage)[0] == 70)
    stage.press(.tab)
    stage.press(.end)
    stage.settle()
    #expect(stage.rect(of: .blue)?.maxY == 300)
  }

  @Test func elementsWithSeveralViewsOrNoneAreColumns() {
    let stage = Stage(
      content: ScrollView {
        LazyVStack(alignment: .leading, spacing: 5) {
          ForEach(0..<6) { index in
            if index != 1 { Block(Color(hex: UInt32(index + 1)), 50, 10) }
            if index == 2 { Block(.red, 50, 10) }
          }
        }
      })
    #expect([0, 2, 3].map { stage.rect(of: Color(hex: UInt32($0 + 1)))?.minY } == [0, 15, 45])
    #expect(stage.rect(of: .red)?.minY == 30)
  }

  @Test func outsideOfAScrollViewEveryRowExists() {
    let model = RowModel(count: 30)
    let stage = Stage(
      content: LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { Row(model: model, id: $0) }
      })
    #expect(model.live.count == 30)
    #expect(stage.shows("0"))
  }

  @Test func randomScrollingNeverLosesTheRows() {
    var generator = SeededGenerator(seed: 11)
    let stage = stage
    for step in 0..<60 {
      let dy = Double.random(in: -4000...4000, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: stage.wheel(dy: dy / 40)
      case 1: stage.swipe(dx: 0, dy: dy)
      case 2: model.rows.remove(at: Int.random(in: 0..<model.rows.count, using: &generator))
      case 3: model.rows.insert(30_000 + step, at: Int.random(in: 0..<50, using: &generator))
      default: stage.host.resize(to: Size(width: 400, height: 200 + abs(dy) / 20), scale: 1)
      }
      stage.frame()
      stage.settle()
      #expect(model.live.count < 80, "step \(step), seed 11")
      let tops = tops(stage)
      let covered = tops.reduce(0) { $0 + model.height(of: $1.key) + 4 }
      #expect(covered >= stage.host.size.height, "step \(step), seed 11")
    }
  }
}

@Observable private final class RowModel {
  var rows: [Int]
  var tall: Set<Int> = []
  @ObservationIgnored var live: Set<Int> = [] { didSet { mostLive = max(mostLive, live.count) } }
  @ObservationIgnored private(set) var mostLive = 0

  init(count: Int) { rows = Array(0..<count) }

  func height(of id: Int) -> Double { tall.contains(id) ? 200 : Double(20 + id * 7919 % 41) }
}

private struct RowList: View {
  let model: RowModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(model.rows, id: \.self) { Row(model: model, id: $0) }
      }
    }
  }
}

private struct Row: View {
  let model: RowModel
  let id: Int
  @State private var isChosen = false

  var body: some View {
    Text(isChosen ? "chosen" : "\(id)")
      .frame(
        maxWidth: .infinity, minHeight: model.height(of: id), maxHeight: model.height(of: id),
        alignment: .topLeading
      )
      .onTapGesture { isChosen = true }
      .onAppear { model.live.insert(id) }
      .onDisappear { model.live.remove(id) }
  }
}

extension Array {
  fileprivate mutating func shuffle(in range: Range<Int>) {
    var generator = SeededGenerator(seed: 3)
    self[range].shuffle(using: &generator)
  }
}

/// How far rows are from being seen, for pictures that are loaded by that.
@Suite struct LazyRemotenessTests {
  @Test func rowsInViewComeFirstAndOthersTheLaterTheFartherTheyAre() {
    let nodes = Nodes()
    let stage = Stage(
      content: ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { index in Probe(index: index, nodes: nodes).frame(height: 50) }
        }
      })
    #expect((0..<6).allSatisfy { nodes.remoteness($0) == 0 })
    #expect(nodes.remoteness(6) == 1 && nodes.remoteness(8) == 1 + 100 / 300)
    #expect(nodes.remoteness(9) == nil && nodes.remoteness(500) == nil)
    stage.swipe(dx: 0, dy: 1000, lift: false)
    stage.settle()
    #expect(nodes.remoteness(0) == nil)
    #expect((20..<26).allSatisfy { nodes.remoteness($0) == 0 })
    #expect(nodes.remoteness(19) == 1)
  }
}

private final class Nodes {
  var nodes: [Int: WeakNode] = [:]

  struct WeakNode {
    weak var node: Node?
  }

  func remoteness(_ index: Int) -> Double? { nodes[index]?.node?.remoteness }
}

private struct Probe: PrimitiveView {
  let index: Int
  let nodes: Nodes

  func make(in context: ViewContext) -> Node { Node(in: context) }
  func update(_ node: Node, in context: ViewContext) { nodes.nodes[index] = .init(node: node) }
}
