import Paging

/// The window's content: the list of screens, or one of them.
struct ShowcaseView: View {
  let model: ShowcaseModel
  @Environment(\.window) private var window
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
    switch (event.key, event.modifiers) {
    case (.escape, []) where model.screen != nil: model.screen = nil
    case (.function(11), []): window?.isFullscreen.toggle()
    case (.character("q"), .control), (.character("w"), .control): window?.close()
    default: return false
    }
    return true
  }
}
