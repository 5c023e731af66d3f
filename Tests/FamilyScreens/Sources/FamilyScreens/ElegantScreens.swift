import Paging

#if FOUNDATION
  import Foundation
#endif

/// ElegantPages: a few pages side by side, with a button that goes to any of them.
struct HPagesScreen: View {
  @StateObject private var manager = ElegantPagesManager(
    startingPage: 1, pageTurnType: .earlyCutOffDefault)
  @State private var reported = "nothing yet"

  var body: some View {
    ZStack(alignment: .topTrailing) {
      ElegantHPages(manager: manager, bounces: true) {
        NumberPage(number: 0)
        VStack {
          Image(systemName: "photo").font(.system(size: 50)).foregroundColor(.orange)
          Text("Hello").font(.system(size: 24)).fontWeight(.bold)
        }
        ScrollView {
          ForEach(0..<30) { row in
            HStack {
              Text("Cell \(row)")
              Spacer()
              Text("Detail")
            }
          }
        }
      }
      .onPageChanged { reported = "page \($0)" }
      ScrollButtons(count: 3) { manager.scroll(to: $0) }.padding(30)
    }
    .navigationTitle("page \(manager.currentPage), reported \(reported)")
  }
}

struct ScrollButtons: View {
  let count: Int
  let action: (Int) -> Void

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { page in
        Button("to \(page)") { action(page) }
      }
    }
  }
}

/// ElegantPages: pages one below the other, as many as the builder takes, turned in either way.
struct VPagesScreen: View {
  @StateObject private var manager = ElegantPagesManager(pageTurnType: .regularDefault)
  @State private var isTall = false

  var body: some View {
    VStack {
      HStack {
        Button("regular") { manager.pageTurnType = .regular(pageTurnDelta: 0.2) }
        Button("early") { manager.pageTurnType = .earlyCutoff(config: early) }
        Button("default") { manager.pageTurnType = .earlyCutoff(config: .default) }
        ScrollButtons(count: 10) { manager.scroll(to: $0, animated: $0 % 2 == 0) }
        PageWatch(manager: manager)
      }
      ElegantVPages(manager: manager) {
        NumberPage(number: 0)
        NumberPage(number: 1)
        NumberPage(number: 2)
        NumberPage(number: 3)
        NumberPage(number: 4)
        if isTall { NumberPage(number: 5) } else { Text("five") }
        NumberPage(number: 6)
        NumberPage(number: 7)
        NumberPage(number: 8)
        Button("nine") { isTall.toggle() }
      }
      .onPageChanged(nil)
    }
    .navigationTitle("page \(manager.currentPage)")
  }

  private let early = EarlyCutOffConfiguration(
    scrollResistanceCutOff: 40, pageTurnCutOff: 80,
    pageTurnAnimation: .interactiveSpring(
      response: 0.4, dampingFraction: 0.95, blendDuration: 0.25))
}

struct PageWatch: View {
  @ObservedObject var manager: ElegantPagesManager

  var body: some View { Text(words) }

  private var words: String {
    switch manager.pageTurnType {
    case .regular(let delta): "past \(delta)"
    case .earlyCutoff(let config): "at \(config.pageTurnCutOff)"
    }
  }
}

/// ElegantPages: any number of pages side by side.
struct HListScreen: View {
  @StateObject private var model = ListModel()

  var body: some View {
    ZStack(alignment: .topTrailing) {
      ElegantHList(
        manager: model.manager, pageTurnType: .regular(pageTurnDelta: 0.3), bounces: true
      ) { page in
        NumberPage(number: page).erased
      }
      .onPageChanged { model.reports.append($0) }
      ScrollButtons(count: 5) { model.manager.scroll(to: $0 * 10) }.padding(30)
    }
    .navigationTitle(
      "page \(model.manager.currentPageIndex) of \(model.manager.pageCount), \(model.reports)")
  }
}

@MainActor final class ListModel: ObservableObject {
  let manager = ElegantListManager(startingPage: 2, pageCount: 40)
  @Published var reports: [Int] = []
}

/// ElegantPages: any number of pages one below the other, made anew when their data change.
struct VListScreen: View {
  private let manager = ElegantListManager(pageCount: 12)
  @StateObject private var calendar = Calendar()

  var body: some View {
    VStack {
      HStack {
        Button("next year") {
          calendar.year += 1
          manager.reloadPages()
        }
        Button("december") { manager.scroll(to: 11, animated: false) }
      }
      ElegantVList(manager: manager, pageTurnType: .earlyCutOffDefault) { month in
        VStack {
          Text("\(calendar.year)").font(.title)
          NumberPage(number: month + 1)
        }
        .erased
      }
      .frame(width: 400)
    }
    .navigationTitle("month \(manager.currentPageIndex + 1) of \(calendar.year)")
  }

  final class Calendar: ObservableObject {
    @Published var year = 2026
  }
}
