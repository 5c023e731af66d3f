import Graphics
import Interface
import Observation
import Pagers
import TestSupport

@testable import SDLPlatform

/// A recording played to a row of 40 pages, as the main loop would have, with a frame each 1/60 s.
final class Replay {
  /// The positions that the frames showed, in pages.
  private(set) var positions: [Double] = []
  /// The page that the row is bound to.
  var page: Int { model.index }
  /// Everything that the reports meant.
  private(set) var events: [InputEvent] = []

  private let model: Model
  private let stage: Stage
  private var translator = EventTranslator()

  private static let frame: Seconds = 1 / 60
  /// The longest that the pages may take to come to rest.
  private static let patience: Seconds = 5

  @Observable fileprivate final class Model {
    var index: Int
    init(index: Int) { self.index = index }
  }

  init(_ recording: Recording, from page: Int) {
    model = Model(index: page)
    stage = Stage(width: 1280, height: 800, content: Row(model: model))
    translator.windowSize = stage.host.size
    guard let first = recording.lines.first else { return }
    let shift = stage.now - first.time
    for line in recording.lines {
      run(until: line.time + shift)
      take(line, at: line.time + shift)
    }
    rest()
  }

  private func take(_ line: Recording.Line, at time: Seconds) {
    switch line.report {
    case .size(let size):
      translator.windowSize = size
      stage.host.resize(to: size, scale: 1)
    case .event(let event):
      handle(translator.translate(event, isShifted: line.isShifted, at: time))
    case .sample(let sample):
      handle(translator.translate(sample, isShifted: line.isShifted, at: time))
    }
  }

  private func handle(_ news: [InputEvent]) {
    events += news
    news.forEach(stage.host.handle)
  }

  /// Makes the frames that are due before a time.
  private func run(until time: Seconds) {
    while stage.now + Self.frame <= time { makeFrame() }
  }

  private func makeFrame() {
    handle(translator.advance(to: stage.now + Self.frame))
    stage.frame(after: Self.frame)
    if let position = stage.host.report.position { positions.append(position) }
  }

  private func rest() {
    let end = stage.now + Self.patience
    repeat {
      makeFrame()
    } while stage.now < end
      && (stage.host.wantsFrame || translator.deadline != nil)
  }
}

private struct Row: View {
  let model: Replay.Model

  var body: some View {
    PageView(items: (0..<40).map(Page.init), pageIndex: Bindable(model).index) { page in
      Text("\(page.id)")
    }
  }
}

nonisolated private struct Page: Identifiable, Hashable {
  let id: Int
}
