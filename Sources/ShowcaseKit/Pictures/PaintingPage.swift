import Paging

/// A page that is filled by a painting, with its number and name.
struct PaintingPage: View {
  let painting: Painting

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let path = painting.path {
        AsyncImage(path: path, contentMode: .fill)
      } else {
        Color.page(painting.id)
      }
      Text("\(painting.id + 1)  \(painting.name)")
        .font(.headline).foregroundColor(.white)
        .shadow(color: Color(white: 0, opacity: 0.5), radius: 4, y: 1)
        .padding(16)
    }
    .clipped()
  }
}
