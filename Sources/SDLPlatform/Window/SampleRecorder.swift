internal import CSDL2
internal import CTrackpad
internal import Graphics

/// Writes what a person's devices reported, before anything is made of it, a line of JSON each.
///
/// Every line has the time `t` at which the device made the report and the time `seen` at which the
/// loop took it, in seconds of one clock, and says of what `kind` it is; the rest depends on that.
final class SampleRecorder {
  private typealias Fields = KeyValuePairs<String, any CustomStringConvertible>

  private let file: JSONLineFile
  private var size: Size?

  init(path: String) throws(PlatformError) {
    file = try JSONLineFile(path: path, purpose: "the recording")
  }

  /// Why a line could not be written, if one could not.
  var failure: PlatformError? { file.failure }

  /// Notes the window's extent in points, if it is not the one noted last.
  func resized(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    write("size", ["width": size.width, "height": size.height], at: MonotonicClock.now)
  }

  /// Notes what SDL tells of a mouse, a finger on a touchscreen or a key.
  func record(_ event: SDL_Event, isShifted: Bool, at time: Seconds) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEWHEEL:
      let (x, y) = (event.wheel.preciseX, event.wheel.preciseY)
      write("wheel", ["x": x, "y": y, "shift": isShifted, "mouse": event.wheel.which], at: time)
    case SDL_MOUSEMOTION:
      let (x, y) = (event.motion.x, event.motion.y)
      write("motion", ["x": x, "y": y, "mouse": event.motion.which], at: time)
    case SDL_MOUSEBUTTONDOWN: write("press", Self.fields(of: event.button), at: time)
    case SDL_MOUSEBUTTONUP: write("release", Self.fields(of: event.button), at: time)
    case SDL_FINGERDOWN: write("finger-down", Self.fields(of: event.tfinger), at: time)
    case SDL_FINGERMOTION: write("finger-motion", Self.fields(of: event.tfinger), at: time)
    case SDL_FINGERUP: write("finger-up", Self.fields(of: event.tfinger), at: time)
    case SDL_KEYDOWN: write("key", Self.fields(of: event.key), at: time)
    default: break
    }
  }

  /// Notes a trackpad's sample.
  func record(_ sample: trackpad_sample, isShifted: Bool, at time: Seconds) {
    write(
      "trackpad",
      [
        "what": JSONLineFile.quoted(sample.kindName),
        "source": JSONLineFile.quoted(sample.sourceName),
        "dx": sample.dx, "dy": sample.dy, "clicksX": sample.clicks_x, "clicksY": sample.clicks_y,
        "scale": sample.scale, "rotation": sample.rotation, "shift": isShifted,
      ], at: time)
  }

  private static func fields(of button: SDL_MouseButtonEvent) -> Fields {
    ["button": button.button, "x": button.x, "y": button.y, "mouse": button.which]
  }

  private static func fields(of finger: SDL_TouchFingerEvent) -> Fields {
    ["finger": finger.fingerId, "x": finger.x, "y": finger.y]
  }

  private static func fields(of key: SDL_KeyboardEvent) -> Fields {
    let (sign, place) = (key.keysym.sym, key.keysym.scancode.rawValue)
    return ["sign": sign, "place": place, "modifiers": key.keysym.mod, "repeats": key.repeat]
  }

  private func write(_ kind: String, _ fields: Fields, at time: Seconds) {
    let rest = fields.map { ",\"\($0.key)\":\($0.value)" }.joined()
    file.write("{\"t\":\(time),\"seen\":\(MonotonicClock.now),\"kind\":\"\(kind)\"\(rest)}")
  }
}
