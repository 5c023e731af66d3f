import Paging

/// One of a few things, with a name; at most three in a row.
struct ChoiceKnob<Value: Equatable>: View {
  private let title: String
  @Binding private var selection: Value
  private let options: [(name: String, value: Value)]

  private static var columns: Int { 3 }

  init(_ title: String, selection: Binding<Value>, _ options: [(name: String, value: Value)]) {
    self.title = title
    _selection = selection
    self.options = options
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
      ForEach(0..<(options.count + Self.columns - 1) / Self.columns) { row in
        HStack(spacing: 6) {
          ForEach(0..<min(Self.columns, options.count - row * Self.columns)) { column in
            button(options[row * Self.columns + column])
          }
        }
      }
    }
  }

  private func button(_ option: (name: String, value: Value)) -> some View {
    Button {
      selection = option.value
    } label: {
      Text(option.name).font(.caption).lineLimit(1).frame(maxWidth: .infinity).frame(height: 30)
    }
    .buttonStyle(KnobButtonStyle(isChosen: option.value == selection))
  }
}
