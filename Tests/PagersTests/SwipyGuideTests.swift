import Graphics
import Interface
import Motion
import Observation
import Pagers
import TestSupport
import Testing

/// The example of the guide, word for word.
@Suite struct SwipyGuideTests {
  @Test func aQuickSwipeUncoversTheActionsAndOneOverTheRowRemovesIt() {
    let stage = Stage(width: 400, height: 300, content: Inbox())
    stage.drag(from: Point(x: 380, y: 20), to: Point(x: 200, y: 20), seconds: 0.3)
    stage.settle()
    #expect(stage.rect(of: .red)?.maxX == 400 && stage.rect(of: .blue)?.minX == 256)
    stage.press(.escape)
    stage.settle()
    #expect(stage.rect(of: .red) == nil && stage.shows("Letter 1"))
    stage.drag(from: Point(x: 380, y: 20), to: Point(x: 100, y: 20), seconds: 0.3)
    stage.settle()
    #expect(!stage.shows("Letter 1") && stage.shows("Letter 2"))
  }
}

private struct Inbox: View {
  @State private var letters = (1...10_000).map(Letter.init)
  @State private var isSwipingAnItem = false

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(letters) { letter in
          Swipy(isSwipingAnItem: $isSwipingAnItem, fullSwipe: .trailing) { model in
            Text(letter.title).padding().frame(maxWidth: .infinity, alignment: .leading)
          } actions: {
            HStack(spacing: 0) {
              SwipyAction { model in
                Button {
                  withAnimation { model.unswipe() }
                } label: {
                  tile("star", .blue)
                }
              }
              SwipyAction { model in
                Button {
                  remove(letter)
                } label: {
                  tile("trash", .red)
                }
              }
            }
          }
        }
      }
    }
    .scrollDisabled(isSwipingAnItem)
  }

  private func tile(_ icon: String, _ color: Color) -> some View {
    Image(systemName: icon)
      .frame(minWidth: 0, idealWidth: 72, maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
  }

  private func remove(_ letter: Letter) { letters.removeAll { $0.id == letter.id } }
}

private struct Letter: Identifiable {
  let id: Int
  var title: String { "Letter \(id)" }
}
