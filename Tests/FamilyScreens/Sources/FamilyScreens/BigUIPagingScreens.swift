import Paging

#if FOUNDATION
  import Foundation
#endif

/// A coloured page with a number.
struct NumberPage: View {
  let number: Int

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Rectangle().fill(.page(number))
        Text("\(number)")
          .font(.system(size: max(12, geometry.size.height / 4), weight: .bold))
          .foregroundStyle(.white)
      }
    }
  }
}

extension Color {
  static func page(_ number: Int) -> Color {
    let colors: [Color] = [.red, .orange, .green, .teal, .blue, .indigo, .purple, .pink]
    return colors[(number % colors.count + colors.count) % colors.count]
  }
}

/// BigUIPaging: pages by what comes before and after, in every style.
struct StylesScreen: View {
  enum Style: String, CaseIterable { case plain, scroll, book, cardDeck, historyStack, bookStack }

  @State private var selection = 1
  @State private var style = Style.scroll
  @State private var axis = Axis.horizontal
  @State private var spacing: Double? = 15
  @State private var background = Visibility.automatic
  @State private var radius: Double?
  @State private var shadow = Visibility.visible

  var body: some View {
    VStack {
      HStack {
        ForEach(Style.allCases, id: \.self) { style in
          Button(style.rawValue) { self.style = style }
            .foregroundColor(style == self.style ? .accentColor : .primary)
        }
      }
      HStack {
        Button("axis") { axis = axis == .horizontal ? .vertical : .horizontal }
        Button("spacing") { spacing = spacing == nil ? 15 : nil }
        Button("background") { background = background == .hidden ? .visible : .hidden }
        Button("radius") { radius = radius == nil ? 12 : nil }
        Button("shadow") { shadow = shadow == .visible ? .hidden : .visible }
      }
      styled
    }
    .padding()
    .navigationTitle("\(style.rawValue) \(selection)")
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case .plain: pages.pageViewStyle(.plain)
    case .scroll: pages.pageViewStyle(.scroll)
    case .book: pages.pageViewStyle(.book)
    case .cardDeck: pages.pageViewStyle(.cardDeck)
    case .historyStack: pages.pageViewStyle(.historyStack)
    case .bookStack: pages.pageViewStyle(.bookStack)
    }
  }

  private var pages: some View {
    PageView(selection: $selection) { value in
      value < 20 ? value + 1 : nil
    } previous: { value in
      value > 1 ? value - 1 : nil
    } content: { value in
      NumberPage(number: value)
    }
    .pageViewOrientation(axis)
    .pageViewSpacing(spacing)
    .pageContentBackground(background)
    .pageViewCardCornerRadius(radius)
    .pageViewCardShadow(shadow)
  }
}

/// BigUIPaging: pages of a `ForEach`, by the elements themselves and by their identifiers.
struct ElementsScreen: View {
  struct Message: Identifiable {
    let id: Int
    var title: String { "Message \(id)" }
  }

  @State private var number = 1
  @State private var messages: [Message]
  @State private var message: Message.ID

  init() {
    let messages = (1...40).map(Message.init)
    _messages = State(wrappedValue: messages)
    _message = State(wrappedValue: messages[0].id)
  }

  var body: some View {
    VStack {
      PageView(selection: $number) {
        ForEach(1...40, id: \.self) { NumberPage(number: $0) }
      }
      .pageViewStyle(BookPageViewStyle())
      PageView(selection: $message) {
        ForEach(messages) { message in
          ScrollView {
            VStack(alignment: .leading) {
              Text(message.title).font(.title.weight(.semibold)).padding(.bottom)
              ForEach(0..<20) { Text("Paragraph \($0) of \(message.title)") }
            }
          }
        }
      }
      .pageViewStyle(HistoryStackPageViewStyle())
    }
    .navigationTitle("number \(number), message \(message)")
  }
}

/// BigUIPaging: a toolbar beside the page view, and views in the pages, that turn the pages.
struct ToolbarScreen: View {
  @State private var selection = 5

  var body: some View {
    VStack {
      HStack {
        PageViewNavigationButton().pageViewOrientation(.vertical)
        PageViewNavigationButton(.backwards)
        PageViewNavigationButton(.forwards)
        Abilities()
      }
      PageView(selection: $selection, next: next, previous: { $0 > 1 ? $0 - 1 : nil }) { value in
        VStack {
          NumberPage(number: value)
          TurnButtons()
        }
      }
      .pageViewStyle(BookStackPageViewStyle())
    }
    .pageContentBackground(.visible)
    .pageViewEnvironment()
    .navigationTitle("page \(selection)")
  }

  private func next(_ value: Int) -> Int? { value < 8 ? value + 1 : nil }

  struct Abilities: View {
    @Environment(\.canNavigatePageView) private var canNavigate

    var body: some View {
      let both: PageViewDirection = [.forwards, .backwards]
      Text(canNavigate == both ? "both ways" : "one way: \(canNavigate.rawValue)")
    }
  }

  struct TurnButtons: View {
    @Environment(\.navigatePageView) private var navigate
    @Environment(\.canNavigatePageView) private var canNavigate

    var body: some View {
      HStack {
        Button("Earlier") { navigate(.backwards) }.disabled(!canNavigate.contains(.backwards))
        Button("Later") { navigate(.forwards) }.disabled(!canNavigate.contains(.forwards))
      }
    }
  }
}

/// BigUIPaging: a style of one's own.
struct CustomStyleScreen: View {
  @State private var selection = 5

  var body: some View {
    PageView(selection: $selection) {
      ForEach(1...9, id: \.self) { NumberPage(number: $0) }
    }
    .pageViewStyle(NeighboursStyle())
    .onTapGesture { selection = selection % 9 + 1 }
    .navigationTitle("page \(selection)")
  }
}

struct NeighboursStyle: PageViewStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    let current = configuration.selection.wrappedValue
    let (values, index) = configuration.values(surrounding: current)
    VStack {
      ZStack {
        if let previous = configuration.previous(current) {
          configuration.content(previous).scaleEffect(0.3).offset(x: -240)
        }
        if let next = configuration.next(current) {
          configuration.content(next).scaleEffect(0.3).offset(x: 240)
        }
        configuration.content(current).scaleEffect(0.6)
      }
      HStack(spacing: 4) {
        ForEach(values, id: \.self) { value in
          configuration.content(value)
            .frame(width: 40, height: 30)
            .opacity(value == values[index] ? 1 : 0.4)
        }
      }
      .padding()
      .border(colorScheme == .dark ? .white : .black)
    }
  }
}
