import Graphics
import Interface
import Observation
import Pagers
import TestSupport

/// An element with a page.
nonisolated struct Item: Identifiable, Hashable {
  let id: Int
}

/// What the pages of a test do, counted.
final class PageTally {
  /// Runs of page bodies, by the element's identifier.
  var bodies: [Int: Int] = [:]
  /// The identifiers of the pages that exist.
  var live: Set<Int> = []
  /// The most pages that existed at once.
  var mostLive = 0
}

/// What a pager of a test shows and is told.
@Observable final class PageModel {
  var items: [Item]
  var index: Int {
    didSet { writes.append(index) }
  }
  var isPagingDisabled = false
  var isDisabled = false
  var pagesPerSide = 2
  @ObservationIgnored var writes: [Int] = []

  init(count: Int, index: Int = 0) {
    items = (0..<count).map(Item.init)
    self.index = index
  }
}

/// A page that says which element it shows.
struct NumberedPage: View {
  let item: Item
  let tally: PageTally

  var body: some View {
    let _ = tally.bodies[item.id, default: 0] += 1
    Text("page \(item.id)")
      .onAppear {
        tally.live.insert(item.id)
        tally.mostLive = max(tally.mostLive, tally.live.count)
      }
      .onDisappear { tally.live.remove(item.id) }
  }
}

/// A window with one pager, and everything that it reports.
final class PagerScene {
  let model: PageModel
  let tally = PageTally()
  /// Translations and positions, in order.
  private(set) var translations: [PagingTranslation] = []
  private(set) var positions: [Double] = []
  private(set) var stage: Stage

  /// Shows pages in a window as large as the pager, 400 points wide.
  init(
    count: Int = 40, index: Int = 0, spacing: Double = 20, duration: Double = 0.3,
    width: Double = 400, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let model = PageModel(count: count, index: index)
    let tally = tally
    self.model = model
    let log = Log()
    let screen = Screen(
      model: model, tally: tally, spacing: spacing, duration: duration,
      onTranslation: { log.onTranslation?($0) }, onPosition: { log.onPosition?($0) })
    stage = Stage(width: width, height: 300, environment: environment, content: screen)
    log.onTranslation = { [weak self] in self?.translations.append($0) }
    log.onPosition = { [weak self] in self?.positions.append($0) }
    model.writes = []
  }

  private final class Log {
    var onTranslation: ((PagingTranslation) -> Void)?
    var onPosition: ((Double) -> Void)?
  }

  /// Where the pager is, as the last frame showed it.
  var position: Double { stage.host.report.position ?? .nan }

  /// The translations so far, forgotten.
  func takeTranslations() -> [PagingTranslation] {
    defer { translations = [] }
    return translations
  }

  /// The index writes so far, forgotten.
  func takeWrites() -> [Int] {
    defer { model.writes = [] }
    return model.writes
  }

  /// Whether exactly one whole page is seen, at rest, and it is the one of an index.
  func rests(on index: Int) -> Bool {
    model.index == index && stage.texts == ["page \(model.items[index].id)"]
      && position == Double(index) && !stage.host.wantsFrame
  }

  /// Lets everything come to rest.
  func settle() { stage.settle() }
}

private struct Screen: View {
  let model: PageModel
  let tally: PageTally
  let spacing: Double
  let duration: Double
  let onTranslation: (PagingTranslation) -> Void
  let onPosition: (Double) -> Void

  var body: some View {
    PageView(
      items: model.items, pageIndex: Bindable(model).index,
      disablePaging: Bindable(model).isPagingDisabled,
      offscreenCountPerSide: model.pagesPerSide, spacing: spacing, animationDuration: duration,
      onPageTranslationChanged: onTranslation
    ) { item in
      NumberedPage(item: item, tally: tally)
    }
    .disabled(model.isDisabled)
    .onPagePositionChange(onPosition)
  }
}
