import CSDL2
import CTrackpad
import Foundation
import Graphics

@testable import SDLPlatform

/// What `--record` wrote, read back.
struct Recording {
  /// One report of a device.
  enum Report {
    case size(Size)
    case event(SDL_Event)
    case sample(trackpad_sample)
  }

  /// A report, and when the device made it.
  struct Line {
    var time: Seconds
    var isShifted: Bool
    var report: Report
  }

  /// The page that a replay begins on, and the one that it must rest on in the end.
  ///
  /// A line `{"kind":"expect","from":20,"to":21}`, which a person adds to a recording.
  struct Expectation: Equatable {
    var from: Int
    var to: Int
  }

  private(set) var lines: [Line] = []
  private(set) var expectation: Expectation?

  /// Reads the lines of a recording; one that means nothing is an error.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let fields = object as? [String: Any], let kind = fields["kind"] as? String else {
        throw Unreadable(line: String(line))
      }
      if kind == "expect", let from = fields["from"] as? Int, let to = fields["to"] as? Int {
        expectation = Expectation(from: from, to: to)
      } else if let time = fields["t"] as? Double, let report = Report(kind, Fields(fields)) {
        lines.append(
          Line(time: time, isShifted: fields["shift"] as? Bool ?? false, report: report))
      } else {
        throw Unreadable(line: String(line))
      }
    }
  }

  /// A line that no recorder wrote.
  struct Unreadable: Error {
    var line: String
  }
}

/// The values of a line, 0 or empty where there are none.
private struct Fields {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func number(_ name: String) -> Double { (values[name] as? NSNumber)?.doubleValue ?? 0 }
  func float(_ name: String) -> Float { Float(number(name)) }
  func integer<Value: FixedWidthInteger>(_ name: String) -> Value {
    Value(truncatingIfNeeded: (values[name] as? NSNumber)?.int64Value ?? 0)
  }
  func text(_ name: String) -> String { values[name] as? String ?? "" }
}

extension Recording.Report {
  fileprivate init?(_ kind: String, _ fields: Fields) {
    switch kind {
    case "size":
      self = .size(Size(width: fields.number("width"), height: fields.number("height")))
    case "trackpad":
      guard let sample = trackpad_sample(fields) else { return nil }
      self = .sample(sample)
    default:
      guard let event = SDL_Event(kind, fields) else { return nil }
      self = .event(event)
    }
  }
}

extension trackpad_sample {
  fileprivate init?(_ fields: Fields) {
    guard let kind = Self.kindNames.firstIndex(of: fields.text("what")),
      let source = Self.sourceNames.firstIndex(of: fields.text("source"))
    else { return nil }
    self.init(
      kind: UInt8(kind), source: UInt8(source), milliseconds: 0, dx: fields.float("dx"),
      dy: fields.float("dy"), clicks_x: fields.float("clicksX"),
      clicks_y: fields.float("clicksY"), scale: fields.float("scale"),
      rotation: fields.float("rotation"))
  }
}

extension SDL_Event {
  fileprivate init?(_ kind: String, _ fields: Fields) {
    self.init()
    switch kind {
    case "wheel":
      type = SDL_MOUSEWHEEL.rawValue
      (wheel.preciseX, wheel.preciseY) = (fields.float("x"), fields.float("y"))
      wheel.which = fields.integer("mouse")
    case "motion":
      type = SDL_MOUSEMOTION.rawValue
      (motion.x, motion.y) = (fields.integer("x"), fields.integer("y"))
      motion.which = fields.integer("mouse")
    case "press", "release":
      type = (kind == "press" ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
      (button.x, button.y) = (fields.integer("x"), fields.integer("y"))
      (button.button, button.which) = (fields.integer("button"), fields.integer("mouse"))
    case "finger-down": setFinger(SDL_FINGERDOWN, fields)
    case "finger-motion": setFinger(SDL_FINGERMOTION, fields)
    case "finger-up": setFinger(SDL_FINGERUP, fields)
    case "key":
      type = SDL_KEYDOWN.rawValue
      key.keysym.sym = fields.integer("sign")
      key.keysym.scancode = SDL_Scancode(fields.integer("place"))
      (key.keysym.mod, key.repeat) = (fields.integer("modifiers"), fields.integer("repeats"))
    default: return nil
    }
  }

  private mutating func setFinger(_ kind: SDL_EventType, _ fields: Fields) {
    type = kind.rawValue
    tfinger.fingerId = fields.integer("finger")
    (tfinger.x, tfinger.y) = (fields.float("x"), fields.float("y"))
  }
}
