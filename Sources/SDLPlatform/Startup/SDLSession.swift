internal import CSDL2
internal import Glibc

/// SDL's windows and events, started in the way that suits a quiet desktop program.
///
/// SDL counts sessions: it ends with the last one.
final class SDLSession {
  init(appID: String) throws(PlatformError) {
    Self.chooseLocale()
    Self.setHints(appID: appID)
    // Video alone: with joysticks and sensors SDL polls.
    guard Self.environment(appID: appID).run({ SDL_InitSubSystem(SDL_INIT_VIDEO) }) == 0 else {
      throw PlatformError(
        "cannot open a window: \(String(cString: SDL_GetError())); set DISPLAY or WAYLAND_DISPLAY "
          + "to a running desktop, or use --screenshot, which works without one")
    }
    if isX11 { DisplayLoss.endInOneLine() }
    SDL_EnableScreenSaver()
    SDL_StopTextInput()
  }

  isolated deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// Whether SDL talks to an X server.
  var isX11: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11" }

  /// On X11 SDL leaves a title with characters beyond ASCII stale unless characters are UTF-8.
  private static func chooseLocale() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Undoes what SDL does for games; the environment has the last word on each hint.
  private static func setHints(appID: String) {
    let hints = [
      // Wayland's library complains on standard error of a socket whose folder is not named.
      (SDL_HINT_VIDEODRIVER, namesWaylandSocket ? "wayland,x11" : "x11"),
      (SDL_HINT_APP_NAME, appID),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // One event for each thing that a person does: fingers are no mice, nor mice fingers.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  /// What SDL and the libraries under it read from the environment only.
  private static func environment(appID: String) -> StartEnvironment {
    var environment = StartEnvironment()
    environment.set("SDL_VIDEO_X11_WMCLASS", to: appID)
    environment.set("SDL_VIDEO_WAYLAND_WMCLASS", to: appID)
    // The table of composed characters takes 8 ms to read, and nothing here is typed into.
    environment.set("XCOMPOSEFILE", to: "/dev/null")
    // Without a session bus, libdbus would start a program to look for one.
    if !hasSessionBus { environment.set("DBUS_SESSION_BUS_ADDRESS", to: "disabled:") }
    return environment
  }

  /// Whether Wayland's socket has a whole path, or a folder in which it may be.
  private static var namesWaylandSocket: Bool {
    if getenv("XDG_RUNTIME_DIR") != nil { return true }
    return getenv("WAYLAND_DISPLAY").map { String(cString: $0).hasPrefix("/") } ?? false
  }

  private static var hasSessionBus: Bool {
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
    return access(String(cString: folder) + "/bus", F_OK) == 0
  }
}
