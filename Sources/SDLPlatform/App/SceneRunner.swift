internal import CSDL2
internal import Glibc
internal import Graphics
internal import Interface

/// Brings a scene to the screen or into a picture.
struct SceneRunner {
  let scene: any WindowScene
  let options: WindowOptions

  /// Runs to the end and returns the exit status.
  func run() -> Int32 {
    do {
      try MemoryLimit.check()
      if let path = options.screenshotPath {
        try Screenshot(scene: scene, options: options).write(to: path)
      } else {
        try runInWindow()
      }
      return 0
    } catch {
      Complaint.write("\(error)")
      return 1
    }
  }

  private func runInWindow() throws(PlatformError) {
    let log = try options.frameLogPath.map { path throws(PlatformError) in
      try FrameLog(path: path)
    }
    let recorder = try options.recordingPath.map { path throws(PlatformError) in
      try SampleRecorder(path: path)
    }
    let desktop = DesktopSettingsWatch()
    let session = try SDLSession(appID: options.appID)
    let fonts = try FontBook()
    // Who sees the window may ask it to end.
    let waker = try Waker()
    let window = try SDLWindow(
      title: options.title ?? scene.title, options: options, session: session)
    let renderer = SDLRenderer(device: window.device, fonts: fonts, scale: window.scale)
    let measurer = SDLTextMeasurer(fonts: fonts, scale: window.scale)
    let host = scene.makeHost(measurer: measurer)
    host.environment = options.environment(window: window, desktop: desktop.settings)
    desktop.onChange = { options.apply($0, to: &host.environment) }
    let loop = MainLoop(
      window: window, renderer: renderer, measurer: measurer, host: host, waker: waker, log: log,
      recorder: recorder, onFirstFrame: options.onFirstFrame)
    withExtendedLifetime(desktop) { loop.run() }
    if let failure = log?.failure ?? recorder?.failure { throw failure }
  }
}

extension WindowOptions {
  /// The values that views read, as the options set them.
  func environment(
    window: (any WindowControl)?, desktop: DesktopSettings = DesktopSettings()
  ) -> EnvironmentValues {
    var values = EnvironmentValues()
    apply(desktop, to: &values)
    values.window = window
    return values
  }

  /// Sets what the desktop has a say in, as far as the options leave it open.
  func apply(_ desktop: DesktopSettings, to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme.resolved(desktop: desktop.colorScheme)
    values.colorSchemeContrast = desktop.contrast
    values.accessibilityReduceMotion = reducesMotion || desktop.reducesMotion
  }
}
