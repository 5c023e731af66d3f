import Paging

/// The window's content: the list of screens, or one of them.
struct ShowcaseView: View {
  let model: ShowcaseModel
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    VStack(spacing: 0) {
      if let screen = model.screen {
        ScreenHeader(screen: screen) { model.screen = nil }
        screen.content().id(screen.name)
      } else {
        ScreenList { model.screen = $0 }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : layoutDirection)
    .onKeyPress(handle)
  }

  private func handle(_ event: KeyEvent) -> Bool {
    guard (event.key, event.modifiers) == (.escape, []), model.screen != nil else { return false }
    model.screen = nil
    return true
  }
}
