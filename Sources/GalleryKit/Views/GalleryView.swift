import Paging

/// The window's content: the photos as pages or as a list, and what lies over them.
struct GalleryView: View {
  let model: GalleryModel
  @Environment(\.window) private var window
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { geometry in
      let layout = GalleryLayout(size: geometry.size, count: model.photos.count)
      if model.photos.isEmpty {
        EmptyPage(model: model, layout: layout)
      } else {
        ZStack {
          switch model.display {
          case .pages: PhotoPages(model: model, layout: layout)
          case .list: FileList(model: model, layout: layout)
          }
          StyleMenu(model: model, layout: layout)
          InfoSheet(model: model, layout: layout)
          Toast(notice: model.notice)
        }
      }
    }
    .onChange(of: reducesMotion, initial: true) { model.reducesMotion = reducesMotion }
    .onKeyPress(handle)
    .onDrop { model.open($0.items.map { FilePath(bytes: $0) }) }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.enter, []) where model.display == .pages && !event.isRepeat && !model.photos.isEmpty:
      model.togglePhotoView()
    case (.escape, []): stepBack()
    case (.character("l"), []) where !event.isRepeat && !model.photos.isEmpty:
      model.show(model.display == .list ? .pages : .list)
    case (.character(let character), .control): return chooseStyle(by: character)
    default: return false
    }
    return true
  }

  /// One step back: out of the list, the photo view, full screen.
  private func stepBack() {
    if model.display == .list {
      model.show(.pages)
    } else if model.isPhotoView {
      model.togglePhotoView()
    } else {
      window?.isFullscreen = false
    }
  }

  private func chooseStyle(by character: Character) -> Bool {
    guard let style = PageStyle.allCases.first(where: { character == Character("\($0.digit)") }),
      model.display == .pages, !model.isPhotoView
    else { return false }
    model.choose(style)
    return true
  }
}
