internal import CSDL2
internal import Graphics
internal import Interface
internal import Pictures

/// Runs a window: waits, takes what happened, makes a frame, shows it.
///
/// While something moves, showing a frame waits for the display; only then are input and time
/// sampled for the next one. While nothing moves the loop waits for an event without a timeout.
final class MainLoop {
  private let window: SDLWindow
  private let renderer: SDLRenderer
  private let measurer: SDLTextMeasurer
  private let host: ViewHost
  private let log: FrameLog?
  private let recorder: SampleRecorder?
  private let waker: Waker
  private let trackpad: Trackpad?
  private let onFirstFrame: (() -> Void)?
  private var translator = EventTranslator()
  private var needsRedraw = true
  private var isFinished = false
  /// Whether a frame is on the screen.
  private var hasShown = false
  /// Until when the first frame may wait for its picture.
  private var patienceEnd: Seconds = 0

  /// How long the display may take for a frame; what is hidden is never taken.
  private static let longestFrame: Seconds = 0.1
  /// How long the first frame may wait: hardly noticed after the time that a window takes to open.
  private static let patience: Seconds = 0.06

  init(
    window: SDLWindow, renderer: SDLRenderer, measurer: SDLTextMeasurer, host: ViewHost,
    waker: Waker, log: FrameLog?, recorder: SampleRecorder? = nil,
    onFirstFrame: (() -> Void)? = nil
  ) {
    self.waker = waker
    trackpad = Trackpad(window: window.handle)
    self.window = window
    self.renderer = renderer
    self.measurer = measurer
    self.host = host
    self.log = log
    self.recorder = recorder
    self.onFirstFrame = onFirstFrame
    host.textureStore = renderer
    windowChanged()
  }

  private var pictures: PicturePipeline { host.environment.picturePipeline }

  /// Returns when the window is closed or a signal asks to end.
  func run() {
    if window.isVisible { prepareFirstFrame() }
    while !isFinished && !window.isClosed {
      let now = MonotonicClock.now
      if wantsFrame(at: now) { makeFrame(at: now) } else { waitForEvent() }
      takeEvents()
      translator.advance(to: MonotonicClock.now).forEach(host.handle)
      if !window.isVisible { host.update() }
    }
  }

  /// Takes what has happened while the window opened: perhaps the first picture has come.
  private func prepareFirstFrame() {
    // Views say which pictures they want, before whoever asked in their place stops doing so.
    host.update()
    guard pictures.isAwaited else { return }
    MainQueue.run()
    takeEvents()
    if pictures.isAwaited { rehearse() }
  }

  /// Makes a frame that nobody sees, while its picture is still being decoded: text, icons and
  /// shadows are ready when that comes.
  private func rehearse() {
    let now = MonotonicClock.now
    patienceEnd = now + Self.patience
    renderer.draw(host.frame(at: now), background: host.background)
    renderer.flush()
  }

  private func wantsFrame(at now: Seconds) -> Bool {
    window.isVisible && !holdsFirstFrame(at: now)
      && (host.wantsFrame || needsRedraw || host.deadline.map { $0 <= now } == true)
  }

  /// Whether the first frame still waits for its picture: a window that comes empty and is drawn
  /// again at once takes longer to show it.
  private func holdsFirstFrame(at now: Seconds) -> Bool {
    !hasShown && now < patienceEnd && pictures.isAwaited
  }

  /// A time at which the loop should go on without an event; a hidden window's frames can wait.
  private var deadline: Seconds? {
    guard window.isVisible else { return translator.deadline }
    let frame = hasShown ? host.deadline : patienceEnd
    return [frame, translator.deadline].compactMap(\.self).min()
  }

  private func waitForEvent() {
    log?.sleep(at: MonotonicClock.now)
    if let deadline {
      let rest = max(0, deadline - MonotonicClock.now)
      SDL_WaitEventTimeout(nil, Int32(min(rest * 1000, 1e9).rounded(.up)))
    } else {
      SDL_WaitEvent(nil)
    }
    log?.wake(at: MonotonicClock.now)
  }

  private func makeFrame(at now: Seconds) {
    let start = MonotonicClock.threadTime
    needsRedraw = false
    renderer.draw(host.frame(at: now), background: host.background)
    renderer.flush()
    let report = host.report
    var cpu = MonotonicClock.threadTime - start
    takeEvents(until: MonotonicClock.now + Self.longestFrame) { !window.isPresenting }
    takeEventsWhileDrawing()
    let drawn = MonotonicClock.threadTime
    let next = window.present(renderer)
    cpu += MonotonicClock.threadTime - drawn
    log?.frame(at: now, cpu: cpu, report)
    if !hasShown { onFirstFrame?() }
    hasShown = true
    takeEvents(until: next) { false }
  }
}

// MARK: - Events

extension MainLoop {
  /// Takes everything that has happened so far.
  private func takeEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { take(event) }
  }

  /// Takes what happens until a time, or until something that an event tells is true before.
  ///
  /// So nothing that a person does has to wait for the display.
  private func takeEvents(until end: Seconds, unless isOver: () -> Bool) {
    while !isOver() {
      let rest = end - MonotonicClock.now
      // SDL waits for whole milliseconds, and a little longer.
      guard rest > 0.002 else { return MonotonicClock.sleep(until: end) }
      SDL_WaitEventTimeout(nil, Int32((rest - 0.001) * 1000))
      takeEvents()
    }
  }

  /// Takes what happens while OpenGL still draws; nothing tells when it has done so.
  private func takeEventsWhileDrawing() {
    let end = MonotonicClock.now + Self.longestFrame
    while renderer.isDrawing(), MonotonicClock.now < end {
      SDL_WaitEventTimeout(nil, 1)
      takeEvents()
    }
  }

  private func take(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isFinished = true
    case SDL_WINDOWEVENT:
      take(event.window)
      translate(event)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      renderer.deviceWasReset()
      needsRedraw = true
    case SDL_DROPCOMPLETE:
      // Nothing was told of the pointer while another window's thing hung on it.
      translator.mouse = window.pointer
      translate(event)
    default:
      switch waker.reason(of: event) {
      case .mainQueue: MainQueue.run()
      case .terminate: isFinished = true
      case nil: translate(event)
      }
    }
  }

  private func take(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: windowChanged()
    case SDL_WINDOWEVENT_EXPOSED: needsRedraw = true
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: visibilityChanged(to: false)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      visibilityChanged(to: true)
      windowChanged()
    case SDL_WINDOWEVENT_CLOSE: isFinished = true
    default: break
    }
  }

  private func visibilityChanged(to isVisible: Bool) {
    window.isVisible = isVisible
    host.environment.scenePhase = isVisible ? .active : .background
  }

  private func windowChanged() {
    let (size, scale) = (window.size, window.scale)
    renderer.scale = scale
    measurer.scale = scale
    translator.windowSize = size
    recorder?.resized(to: size)
    host.resize(to: size, scale: scale)
    needsRedraw = true
  }

  private func translate(_ event: SDL_Event) {
    let isShifted = SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0
    let arrival = arrival(of: event)
    if let sample = trackpad?.sample(in: event) {
      let time = sample.time(arrival: arrival)
      recorder?.record(sample, isShifted: isShifted, at: time)
      translator.translate(sample, isShifted: isShifted, at: time).forEach(host.handle)
    } else {
      recorder?.record(event, isShifted: isShifted, at: arrival)
      translator.translate(event, isShifted: isShifted, at: arrival).forEach(host.handle)
    }
  }

  /// SDL stamps events in milliseconds of its own clock; their age brings them onto ours.
  private func arrival(of event: SDL_Event) -> Seconds {
    let age = Double(SDL_GetTicks() &- event.common.timestamp) / 1000
    return MonotonicClock.now - (age < 1 ? age : 0)
  }
}
