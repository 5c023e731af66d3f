import FamilyScreens
import Glibc
import Paging

/// Shows one of the screens in a window, or draws it into a file.
struct ScreensApp: App {
  let screen: Screen

  init() { self.init(screen: .banner) }
  init(screen: Screen) { self.screen = screen }

  var body: some Scene {
    WindowGroup(screen.rawValue) { ScreenView(screen: screen) }
  }
}

/// What the command line asks for; nil: it cannot be understood.
@MainActor func parse(_ words: some Sequence<String>) -> (screen: Screen, options: WindowOptions)? {
  var screen: Screen?
  var options = WindowOptions()
  options.size = Size(width: 900, height: 640)
  var words = words.makeIterator()
  while let word = words.next() {
    switch word {
    case "--frame-log": options.frameLogPath = words.next()
    case "--screenshot": options.screenshotPath = words.next()
    case "--light": options.colorScheme = .light
    default:
      guard screen == nil, let named = Screen(rawValue: word) else { return nil }
      screen = named
    }
  }
  return screen.map { ($0, options) }
}

guard let (screen, options) = parse(CommandLine.arguments.dropFirst()) else {
  print("usage: family-screens SCREEN [--frame-log FILE] [--screenshot FILE] [--light]")
  print("screens:", Screen.allCases.map(\.rawValue).joined(separator: " "))
  exit(2)
}
exit(ScreensApp(screen: screen).run(options: options))
