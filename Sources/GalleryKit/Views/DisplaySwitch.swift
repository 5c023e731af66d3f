import Paging

/// Chooses what the window shows the photos as.
struct DisplaySwitch: View {
  let model: GalleryModel
  let isCompact: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    if isCompact {
      toggle
    } else {
      HStack(spacing: 0) {
        segment(.pages, icon: "rectangle", help: "Pages")
        segment(.list, icon: "list.bullet", help: "List  L")
      }
      .padding(3)
      .background(RoundedRectangle(cornerRadius: 10).fill(palette.controlGrounds.normal))
    }
  }

  private func segment(
    _ display: GalleryModel.Display, icon: String, help: String
  ) -> some View {
    let isChosen = model.display == display
    return PlainButton(radius: 7) {
      model.show(display)
    } label: {
      Image(systemName: icon).font(.system(size: 20))
        .foregroundColor(isChosen ? palette.text : palette.secondaryText)
        .frame(width: 38, height: 30)
    }
    .background(
      RoundedRectangle(cornerRadius: 7).fill(isChosen ? palette.chosen : .clear)
        .shadow(isChosen ? palette.chosenShadow : nil)
    )
    .help(help)
  }

  /// The button of a narrow window, with the icon of the other display.
  private var toggle: some View {
    let other: GalleryModel.Display = model.display == .pages ? .list : .pages
    return BarButton {
      model.show(other)
    } label: {
      Image(systemName: other == .list ? "list.bullet" : "rectangle").font(.system(size: 20))
    }
    .help(other == .list ? "List  L" : "Pages  Esc")
  }
}
