import Graphics
import Interface
import Motion
import ObservableModels
import Observation
import TestSupport
import Testing

private final class Album: ObservableObject {
  @Published var title = "Summer"
  @Published var count = 1
  nonisolated(unsafe) static var made = 0

  init() { Album.made += 1 }
}

@Observable private final class Switch {
  var isOn = true
}

/// Models as they were written before `@Observable`.
@Suite(.serialized) struct ObservableObjectTests {
  private let bodies = Transcript()

  @Test func aBodyFollowsThePublishedPropertiesThatItReads() {
    let album = Album()
    let stage = Stage(content: Title(album: album, bodies: bodies))
    #expect(stage.texts == ["Summer"] && bodies.take().count == 1)
    album.title = "Winter"
    stage.frame()
    #expect(stage.texts == ["Winter"] && bodies.take().count == 1)
    album.count = 2
    #expect(!stage.host.wantsFrame && bodies.take() == [])
  }

  @Test func aViewOwnsItsObjectAndMakesItOnce() {
    Album.made = 0
    let isOn = Switch()
    let stage = Stage(content: Owners(isOn: isOn))
    stage.click(on: "Summer 1")
    #expect(stage.texts == ["Summer 2", "Summer 1"] && Album.made == 2)
    isOn.isOn = false
    stage.frame()
    #expect(stage.texts == ["Summer 2"], "described anew, it is the same")
    isOn.isOn = true
    stage.frame()
    #expect(stage.texts == ["Summer 2", "Summer 1"] && Album.made == 3)
  }

  @Test func theWrappersMakeBindings() {
    let album = Album()
    let stage = Stage(content: Row(album: album))
    stage.click(on: "1")
    #expect(album.count == 2 && stage.texts == ["2"])
  }

  @Test func aChangeIsAnimatedAsAnyOther() {
    let album = Album()
    let stage = Stage(width: 100, height: 100, content: Moving(album: album))
    withAnimation(.linear(duration: 1)) { album.count = 11 }
    stage.frame(after: 0)
    stage.frame(after: 0.5)
    #expect(abs((stage.rect(of: .red)?.minX ?? .nan) - 5) < 0.01)
  }

  @Test func anObjectGoesWithItsView() {
    let isOn = Switch()
    weak var album: Album?
    let stage = Stage(
      content: Hosting(isOn: isOn) { album = $0 })
    #expect(album != nil)
    isOn.isOn = false
    stage.frame()
    #expect(album == nil)
  }
}

private struct Title: View {
  @ObservedObject var album: Album
  let bodies: Transcript

  var body: some View {
    let _ = bodies("body")
    Text(album.title)
  }
}

private struct Owner: View {
  @StateObject private var album = Album()
  var tell: (Album) -> Void = { _ in }

  var body: some View {
    let _ = tell(album)
    Button("\(album.title) \(album.count)") { album.count += 1 }
  }
}

private struct Owners: View {
  let isOn: Switch

  var body: some View {
    VStack {
      Owner()
      if isOn.isOn { Owner() }
    }
  }
}

private struct Hosting: View {
  let isOn: Switch
  let tell: (Album) -> Void

  var body: some View { if isOn.isOn { Owner(tell: tell) } }
}

private struct Row: View {
  @StateObject private var album: Album

  init(album: Album) { _album = StateObject(wrappedValue: album) }

  var body: some View { CountButton(count: $album.count) }
}

private struct CountButton: View {
  @Binding var count: Int

  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Moving: View {
  @ObservedObject var album: Album

  var body: some View { Block(.red, 10, 10).offset(x: Double(album.count - 1) - 45) }
}
