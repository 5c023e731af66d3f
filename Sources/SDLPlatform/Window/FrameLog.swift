internal import Glibc
internal import Graphics
internal import Interface

/// Writes what the loop did, a line of JSON for each frame, sleep and wake.
final class FrameLog {
  /// Why a line could not be written, if one could not.
  private(set) var failure: PlatformError?

  private let file: UnsafeMutablePointer<FILE>
  private let path: String

  init(path: String) throws(PlatformError) {
    guard let file = fopen(path, "w") else { throw .file("cannot write the frame log \(path)") }
    self.file = file
    self.path = path
    // Whoever watches the file sees each line when it happens, and a crash loses none.
    setvbuf(file, nil, _IOLBF, 1 << 16)
  }

  isolated deinit { fclose(file) }

  func frame(at time: Seconds, cpu: Seconds, _ report: FrameReport) {
    let position = report.position.map { "\($0)" } ?? "null"
    let pages = report.pages.map(String.init).joined(separator: ",")
    let pictures = report.pictures.map {
      "{\"name\":\(Self.quoted($0.name)),\"quality\":\"\($0.quality.rawValue)\"}"
    }
    write(
      "{\"t\":\(time),\"position\":\(position),\"cpu_ms\":\(cpu * 1000),\"pages\":[\(pages)],"
        + "\"pictures\":[\(pictures.joined(separator: ","))]}")
  }

  /// Notes that the loop waits.
  func sleep(at time: Seconds) { write("{\"t\":\(time),\"sleep\":true}") }

  /// Notes that the loop goes on.
  func wake(at time: Seconds) { write("{\"t\":\(time),\"wake\":true}") }

  /// A disk that is full may have room again later, but the log has a hole then.
  private func write(_ line: String) {
    guard fputs(line + "\n", file) < 0 || ferror(file) != 0, failure == nil else { return }
    failure = .file("cannot write the frame log \(path)")
  }

  /// A JSON string: quotes, backslashes and controls escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
