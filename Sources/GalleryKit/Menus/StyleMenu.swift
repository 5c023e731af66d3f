import Paging

/// The menu of page styles below its button.
struct StyleMenu: View {
  let model: GalleryModel
  let layout: GalleryLayout

  var body: some View {
    Popup(
      isShown: model.isChoosingStyle, alignment: .topTrailing, insets: layout.menuInsets,
      firstFocus: PageStyle.allCases.firstIndex(of: model.style) ?? 0
    ) {
      model.isChoosingStyle = false
    } content: {
      VStack(spacing: 0) {
        ForEach(PageStyle.allCases, id: \.self) { style in
          StyleRow(style: style, isChosen: style == model.style, hasKeys: !layout.isCompact) {
            model.choose(style)
          }
        }
      }
      .padding(8)
      .frame(width: 248)
      .background(Panel(radius: 14))
    }
  }
}

/// A style in the menu.
struct StyleRow: View {
  let style: PageStyle
  let isChosen: Bool
  let hasKeys: Bool
  let choose: () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    PlainButton(radius: 8, action: choose) {
      HStack(spacing: 0) {
        Image(systemName: style.icon).font(.system(size: 22))
        Text(style.title).font(isChosen ? .body.weight(.semibold) : .body).lineLimit(1)
          .padding(.leading, 12)
        Spacer(minLength: 0)
        if isChosen { Image(systemName: "checkmark").font(.system(size: 18)) }
        if hasKeys {
          Text("Ctrl \(style.digit)").font(.caption.monospacedDigit())
            .foregroundColor(palette.secondaryText).padding(.leading, 24)
        }
      }
      .foregroundColor(isChosen ? palette.accent : palette.text)
      .padding(.horizontal, 10)
      .frame(height: 40)
    }
    .environment(\.focusRingPlace, .inside)
  }
}
