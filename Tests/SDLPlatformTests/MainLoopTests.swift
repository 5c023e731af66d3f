import CSDL2
import Graphics
import Interface
import Testing

@testable import SDLPlatform

@Suite(.serialized)
struct MainLoopTests {
  /// Runs a window on SDL's driver without a display, with events waiting; one to quit comes last.
  private func run(
    _ content: some View, events: [SDL_Event], visible: Bool = true, quits: Bool = true
  ) throws -> ViewHost {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    let session = try SDLSession(appID: "test")
    let fonts = try FontBook()
    var options = WindowOptions()
    options.size = Size(width: 400, height: 420)
    options.renderer = .software
    let window = try SDLWindow(title: "Test", options: options, session: session)
    window.isVisible = visible
    let measurer = SDLTextMeasurer(fonts: fonts)
    let host = ViewHost(measurer: measurer, content: content)
    host.environment = options.environment(window: window)
    let loop = try MainLoop(
      window: window,
      renderer: SDLRenderer(device: window.device, fonts: fonts, scale: window.scale),
      measurer: measurer, host: host, waker: Waker(), log: nil)
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    for var event in events + (quits ? [quit] : []) { SDL_PushEvent(&event) }
    loop.run()
    return host
  }

  private func mouse(_ type: SDL_EventType, _ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  @Test func aClickReachesTheViewUnderIt() throws {
    var clicks = 0
    _ = try run(
      Button {
        clicks += 1
      } label: {
        Color.blue
      },
      events: [mouse(SDL_MOUSEBUTTONDOWN, 200, 200), mouse(SDL_MOUSEBUTTONUP, 200, 200)])
    #expect(clicks == 1)
  }

  @Test func theHostLearnsTheSizeOfTheWindow() throws {
    let host = try run(Color.blue, events: [])
    #expect(host.size == Size(width: 400, height: 420))
    #expect(host.environment.window?.title == "Test")
  }

  @Test func aHiddenWindowDrawsNothing() throws {
    #expect(try run(Color.blue, events: [], visible: false).counts.frames == 0)
    #expect(try run(Color.blue, events: []).counts.frames == 1)
  }

  private func window(_ event: SDL_WindowEventID) -> SDL_Event {
    var windowEvent = SDL_Event()
    windowEvent.type = SDL_WINDOWEVENT.rawValue
    windowEvent.window.event = UInt8(event.rawValue)
    return windowEvent
  }

  @Test func viewsKnowWhetherTheWindowCanBeSeen() throws {
    var phases: [ScenePhase] = []
    _ = try run(
      PhaseView { phases.append($0) },
      events: [SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_HIDDEN]
        .map(window))
    // Events that came together leave the last state.
    #expect(phases == [.active, .background])
  }

  @Test func aWindowThatIsShownAgainDrawsAtOnce() throws {
    var closed = false
    // Only a frame makes the view appear, and it closes the window before the last event is taken.
    let host = try run(
      CloserView { closed = true }, events: [window(SDL_WINDOWEVENT_SHOWN)], visible: false,
      quits: false)
    #expect(closed)
    #expect(host.counts.frames == 1)
  }
}

/// Closes its window as soon as it appears.
private struct CloserView: View {
  let appeared: () -> Void
  @Environment(\.window) private var window

  var body: some View {
    Color.blue.onAppear {
      appeared()
      window?.close()
    }
  }
}

/// Tells whenever the window comes into view or goes out of it.
private struct PhaseView: View {
  let changed: (ScenePhase) -> Void
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Color.blue.onChange(of: phase, initial: true) { changed(phase) }
  }
}
