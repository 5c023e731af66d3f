import CTrackpad
import Foundation
import Graphics
import Interface
import Testing

@testable import SDLPlatform

/// Recordings of real devices, each with the page that it must lead to.
@Suite struct ReplayTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Recordings")

  /// The names of all recordings.
  nonisolated static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".jsonl") }.sorted()

  private func recording(_ name: String) throws -> Recording {
    try Recording(String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
  }

  @Test func thereAreRecordings() { #expect(Self.names.count >= 40) }

  @Test(arguments: names) func aRecordingLeadsToItsPage(name: String) throws {
    let recording = try recording(name)
    let expectation = try #require(recording.expectation)
    let replay = Replay(recording, from: expectation.from)
    #expect(replay.page == expectation.to)
    #expect(replay.positions.last == Double(expectation.to))
  }

  @Test(arguments: names) func pagesNeverJump(name: String) throws {
    let recording = try recording(name)
    let replay = Replay(recording, from: try #require(recording.expectation).from)
    for (before, after) in zip(replay.positions, replay.positions.dropFirst()) {
      #expect(abs(after - before) < 0.4)
    }
  }

  @Test func whatIsRecordedCanBeReadBack() throws {
    let path = "/tmp/recording-\(getpid()).jsonl"
    defer { unlink(path) }
    var sample = trackpad_sample()
    sample.kind = UInt8(TRACKPAD_SCROLL.rawValue)
    sample.source = UInt8(TRACKPAD_FINGER.rawValue)
    (sample.dx, sample.dy) = (2.5, -0.1)
    do {
      let recorder = try SampleRecorder(path: path)
      recorder.resized(to: Size(width: 300, height: 200))
      recorder.resized(to: Size(width: 300, height: 200))
      recorder.record(sample, isShifted: true, at: 7.25)
    }
    let recording = try Recording(String(contentsOfFile: path, encoding: .utf8))
    #expect(recording.lines.count == 2)
    guard case .size(let size) = recording.lines[0].report,
      case .sample(let read) = recording.lines[1].report
    else {
      Issue.record("these are other reports")
      return
    }
    #expect(size == Size(width: 300, height: 200))
    #expect(recording.lines[1].time == 7.25 && recording.lines[1].isShifted)
    #expect((read.kind, read.source, read.dx, read.dy) == (0, 1, 2.5, -0.1))
  }

  @Test(arguments: ["nonsense", "{}", #"{"t":1,"kind":"moon"}"#, #"{"kind":"wheel"}"#])
  func aLineOfNoRecorderIsAnError(line: String) {
    #expect(throws: (any Error).self) { try Recording(line) }
  }
}
