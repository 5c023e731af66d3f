import Paging

/// What a swipe uncovers beside a file, the outermost one last.
struct FileActions: View {
  let photo: Photo
  let model: GalleryModel

  var body: some View {
    HStack(spacing: 0) {
      SwipyAction { row in
        Button {
          close(row)
          model.inspected = photo
        } label: {
          FileActionLabel(
            title: "Info", icon: "info.circle", color: .white, ground: Color(hex: 0x4A5160))
        }
      }
      SwipyAction { row in
        Button {
          close(row)
          model.toggleFavourite(photo)
        } label: {
          FileActionLabel(
            title: "Favourite", icon: model.isFavourite(photo) ? "star.fill" : "star",
            color: Color(hex: 0x1F1600), ground: Color(hex: 0xFFC848))
        }
      }
    }
  }

  private func close(_ row: SwipyModel) {
    withAnimation(model.reducesMotion ? .crossFade(duration: 0.12) : .spring(.panel)) {
      row.unswipe()
    }
  }
}

/// The look of an action: an icon, and its name once there is room.
struct FileActionLabel: View {
  let title: String
  let icon: String
  let color: Color
  let ground: Color

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 2) {
        Image(systemName: icon).font(.system(size: 22))
        if geometry.size.width >= 72 { Text(title).font(.system(size: 12).lineHeight(16)) }
      }
      .lineLimit(1)
      .foregroundColor(color)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
    .background(ground)
    .environment(\.focusRingPlace, .inside)
  }
}
