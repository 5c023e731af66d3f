internal import CommandLines
import Paging

/// What is known of a file, over the rest of the window.
struct InfoSheet: View {
  let model: GalleryModel
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  var body: some View {
    Popup(
      isShown: model.inspected != nil,
      insets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
      backdrop: Color(hex: 0x040507, opacity: 0.62)
    ) {
      model.inspected = nil
    } content: {
      InfoPanel(photo: model.inspected) { model.inspected = nil }
        .frame(width: min(440, layout.size.width - 32))
        .background(Panel(radius: 18, isLifted: true))
    }
  }
}

/// The sheet itself; what is not known of the file has no line.
private struct InfoPanel: View {
  let photo: Photo?
  let close: () -> Void
  /// The file that was shown last, while the sheet goes away.
  @State private var shown: Photo?
  @State private var status: FileStatus?
  @Environment(\.palette) private var palette
  @Environment(\.picturePipeline) private var pipeline

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 12) {
        Text("Info").font(.title2).foregroundColor(palette.text)
        Spacer()
        BarButton(action: close) { Image(systemName: "xmark").font(.system(size: 18)) }
      }
      if let shown {
        Text(verbatim: shown.fileName).font(.headline).foregroundColor(palette.text)
          .padding(.top, 12)
        VStack(spacing: 0) {
          ForEach(facts(of: shown)) { InfoLine(fact: $0) }
        }
        .padding(.top, 8)
      }
    }
    .padding(24)
    .onChange(of: photo) {
      guard let photo else { return }
      (shown, status) = (photo, nil)
      Task { status = await FileStatus.look(at: photo.location) }
    }
  }

  private func facts(of photo: Photo) -> [InfoFact] {
    let info = pipeline.info(of: photo.file)
    return [
      info.map { InfoFact("Dimensions", "\($0.size.width) × \($0.size.height)") },
      info.map { InfoFact("Kind", $0.format.name) },
      status.map { InfoFact("Size", ByteCount.text(Int($0.size))) },
      status.map { InfoFact("Date", $0.modifiedText) },
      InfoFact("Folder", photo.location.folder.string.withVisibleControls),
    ].compactMap(\.self)
  }
}

/// Something that is known of a file.
private struct InfoFact: Identifiable {
  let id: String
  let value: String

  init(_ name: String, _ value: String) { (id, self.value) = (name, value) }
}

/// A line of the sheet.
private struct InfoLine: View {
  let fact: InfoFact
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 24) {
      Text(fact.id).foregroundColor(palette.secondaryText)
      Spacer()
      Text(verbatim: fact.value).foregroundColor(palette.text)
        .multilineTextAlignment(.trailing)
    }
    .padding(.vertical, 4)
    .frame(minHeight: 36)
  }
}
