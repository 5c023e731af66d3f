import Paging

#if FOUNDATION
  import Foundation
#endif

/// BigUIPaging: a deck of cards and its dots.
struct DeckScreen: View {
  @State private var selection = 1
  private let total = 10

  var body: some View {
    VStack {
      PageView(selection: $selection) {
        ForEach(1...total, id: \.self) { value in
          NumberPage(number: value).aspectRatio(0.7, contentMode: .fit)
        }
      }
      .pageViewStyle(CardDeckPageViewStyle())
      .pageViewCardCornerRadius(45)
      .pageViewCardShadow(.visible)
      .scaleEffect(0.9)
      .onTapGesture { selection = min(total, selection + 1) }
      .animation(.spring, value: index.wrappedValue)
      PageIndicator(selection: index, total: total)
        .pageIndicatorColor(.secondary.opacity(0.3))
        .pageIndicatorCurrentColor(.page(selection))
        .pageIndicatorDuration(nil)
    }
    .navigationTitle("card \(selection)")
  }

  private var index: Binding<Int> {
    Binding {
      selection - 1
    } set: {
      selection = $0 + 1
    }
  }
}

/// BigUIPaging: from a grid to a page, and back to where the page is in the grid.
struct GridScreen: View {
  @State private var isOpen = false
  @State private var selection = 1
  @State private var progress = 0.0
  @Namespace private var hero
  private let columns = 5

  var body: some View {
    ScrollView {
      VStack(spacing: 15) {
        ForEach(0..<6) { row in
          HStack(spacing: 15) {
            ForEach(1...columns, id: \.self) { column in cell(row * columns + column) }
          }
        }
      }
      .padding()
    }
    .overlay { Color.black.opacity(isOpen ? 1 - progress / 2 : 0) }
    .overlay {
      if isOpen { page }
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.8), value: isOpen)
    .navigationTitle(isOpen ? "page \(selection)" : "grid")
  }

  @ViewBuilder private func cell(_ number: Int) -> some View {
    Group {
      if number == selection && isOpen {
        Color.clear.aspectRatio(0.7, contentMode: .fit)
      } else {
        Card(number: number)
          .matchedGeometryEffect(id: number, in: hero)
          .onTapGesture {
            selection = number
            isOpen = true
          }
      }
    }
    .frame(maxWidth: 200)
  }

  private var page: some View {
    PageView(selection: $selection) {
      ForEach(1...30, id: \.self) { Card(number: $0) }
    }
    .pageViewStyle(ScrollPageViewStyle())
    .pageViewSpacing(15)
    .aspectRatio(0.7, contentMode: .fit)
    .cornerRadius(25)
    .matchedGeometryEffect(id: selection, in: hero)
    .modifier(DragToDismiss(isOpen: $isOpen, progress: $progress))
    .transition(.scale(scale: 0.99))
    .onTapGesture { isOpen = false }
  }

  struct Card: View {
    let number: Int

    var body: some View {
      NumberPage(number: number).aspectRatio(0.7, contentMode: .fit).cornerRadius(25)
    }
  }
}

struct DragToDismiss: ViewModifier {
  @Binding var isOpen: Bool
  @Binding var progress: Double
  @State private var offset = 0.0
  var threshold = 150.0

  func body(content: Content) -> some View {
    content
      .offset(y: offset)
      .gesture(
        DragGesture()
          .onChanged { value in
            offset = value.translation.height
            progress = max(0, min(1, offset / threshold))
          }
          .onEnded { value in
            if value.translation.height > threshold { isOpen = false }
            withAnimation(.bouncy) { (offset, progress) = (0, 0) }
          })
  }
}
