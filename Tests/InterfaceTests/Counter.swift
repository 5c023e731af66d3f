import Graphics
import Interface
import TestSupport

/// A button that counts its clicks in a state of its own.
struct Counter: View {
  let name: String
  var events = Transcript()
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { events("\(name) appears") }
      .onDisappear { events("\(name) disappears") }
  }
}

extension Stage {
  /// Clicks on a text.
  func click(on text: String) {
    guard let place = place(of: text) else { return }
    click(place.x + 1, place.y + 1)
    frame()
  }
}
