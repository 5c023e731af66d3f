internal import Graphics
internal import Interface

/// Writes what the loop did, a line of JSON for each frame, sleep and wake.
final class FrameLog {
  private let file: JSONLineFile

  init(path: String) throws(PlatformError) {
    file = try JSONLineFile(path: path, purpose: "the frame log")
  }

  /// Why a line could not be written, if one could not.
  var failure: PlatformError? { file.failure }

  func frame(at time: Seconds, cpu: Seconds, _ report: FrameReport) {
    let position = report.position.map { "\($0)" } ?? "null"
    let pages = report.pages.map(String.init).joined(separator: ",")
    let pictures = report.pictures.map {
      "{\"name\":\(JSONLineFile.quoted($0.name)),\"quality\":\"\($0.quality.rawValue)\"}"
    }
    file.write(
      "{\"t\":\(time),\"position\":\(position),\"cpu_ms\":\(cpu * 1000),\"pages\":[\(pages)],"
        + "\"pictures\":[\(pictures.joined(separator: ","))]}")
  }

  /// Notes that the loop waits.
  func sleep(at time: Seconds) { file.write("{\"t\":\(time),\"sleep\":true}") }

  /// Notes that the loop goes on.
  func wake(at time: Seconds) { file.write("{\"t\":\(time),\"wake\":true}") }
}
