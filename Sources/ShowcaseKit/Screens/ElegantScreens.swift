import Paging

extension Screen {
  /// `ElegantHPages` and `ElegantVPages`.
  static let elegantPages = Screen(
    "elegant-pages", "ElegantPages", "A few views as pages, on a manager."
  ) { ElegantPagesScreen() }

  /// `ElegantHList` and `ElegantVList`.
  static let elegantList = Screen(
    "elegant-list", "ElegantList", "Any number of pages by their index, on a manager."
  ) { ElegantListScreen() }
}

/// When a drag turns a page, to choose.
private enum TurnChoice: CaseIterable {
  case regular, earlyCutOff

  var type: PageTurnType { self == .regular ? .regularDefault : .earlyCutOffDefault }

  static var knobs: [(name: String, value: TurnChoice)] {
    [("on release", .regular), ("early cut-off", .earlyCutOff)]
  }
}

private struct ElegantPagesScreen: View {
  @State private var manager = ElegantPagesManager(pageTurnType: .regularDefault)
  @State private var turn = TurnChoice.regular
  @State private var axis = Axis.horizontal
  @State private var bounces = false
  @State private var reports = 0

  var body: some View {
    Exhibit {
      if axis == .horizontal {
        ElegantHPages(manager: manager, bounces: bounces) {
          NumberPage(number: 0)
          NumberPage(number: 1)
          ClickPage()
          NumberPage(number: 3)
        }
        .onPageChanged { _ in reports += 1 }
      } else {
        ElegantVPages(manager: manager, bounces: bounces) {
          NumberPage(number: 0)
          NumberPage(number: 1)
          ClickPage()
          NumberPage(number: 3)
        }
        .onPageChanged { _ in reports += 1 }
      }
    } knobs: {
      ElegantKnobs(axis: $axis, bounces: $bounces, turn: $turn)
        .onChange(of: turn) { manager.pageTurnType = turn.type }
      KnobSection("Manager") {
        ActionKnob("To the first") { manager.scroll(to: 0) }
        ActionKnob("To the last, at once") { manager.scroll(to: 3, animated: false) }
        ReportLine("Page", "\(manager.currentPage)")
        ReportLine("Changes told", "\(reports)")
      }
    }
  }
}

private struct ElegantListScreen: View {
  @State private var manager = ElegantListManager(startingPage: 50, pageCount: 100)
  @State private var turn = TurnChoice.earlyCutOff
  @State private var axis = Axis.vertical
  @State private var bounces = true
  @State private var reports = 0

  var body: some View {
    Exhibit {
      if axis == .horizontal {
        ElegantHList(manager: manager, pageTurnType: turn.type, bounces: bounces) {
          NumberPage(number: $0).erased
        }
        .onPageChanged { _ in reports += 1 }
      } else {
        ElegantVList(manager: manager, pageTurnType: turn.type, bounces: bounces) {
          NumberPage(number: $0).erased
        }
        .onPageChanged { _ in reports += 1 }
      }
    } knobs: {
      ElegantKnobs(axis: $axis, bounces: $bounces, turn: $turn)
      KnobSection("Manager") {
        ActionKnob("To the first") { manager.scroll(to: 0) }
        ActionKnob("To the middle, at once") {
          manager.scroll(to: manager.pageCount / 2, animated: false)
        }
        ActionKnob("Pages anew") { manager.reloadPages() }
        ActionKnob("Ten pages fewer") { manager.pageCount = max(0, manager.pageCount - 10) }
        ReportLine("Page", "\(manager.currentPageIndex) of \(manager.pageCount)")
        ReportLine("Changes told", "\(reports)")
      }
    }
  }
}

private struct ElegantKnobs: View {
  @Binding var axis: Axis
  @Binding var bounces: Bool
  @Binding var turn: TurnChoice

  var body: some View {
    KnobSection("Turning") {
      ChoiceKnob("Axis", selection: $axis, Axis.knobs)
      ChoiceKnob("A drag turns", selection: $turn, TurnChoice.knobs)
      ToggleKnob("Bounces", isOn: $bounces)
    }
  }
}

/// A page whose button counts its clicks, to see that it keeps its state.
private struct ClickPage: View {
  @State private var clicks = 0

  var body: some View {
    NumberPage(number: 2)
      .overlay(alignment: .bottom) {
        Button {
          clicks += 1
        } label: {
          Text("Clicked \(clicks) times").padding(.horizontal, 16).frame(height: 40)
        }
        .buttonStyle(KnobButtonStyle(radius: 12))
        .padding(48)
      }
  }
}
