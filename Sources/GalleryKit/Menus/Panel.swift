import Paging

/// The ground of what lies above the window: raised, with a hairline and a shadow.
struct Panel: View {
  let radius: Double
  /// Whether it asks for an answer, and lies higher.
  var isLifted = false
  @Environment(\.palette) private var palette

  var body: some View {
    let outline = RoundedRectangle(cornerRadius: radius)
    ZStack {
      outline.fill(palette.raised)
        .shadow(isLifted ? palette.liftedShadow : palette.raisedShadow)
      outline.strokeBorder(palette.hairline)
    }
  }
}
