import Glibc
import Interface
import Testing

@testable import SDLPlatform

struct FrameLogTests {
  @Test func linesAreJSON() throws {
    let path = "/tmp/frame-log-\(getpid()).jsonl"
    defer { unlink(path) }
    do {
      let log = try FrameLog(path: path)
      var report = FrameReport()
      report.position = 1.5
      report.pages = [1, 2]
      report.pictures = [.init(name: "a \"b\"\\\n.jpg", quality: .preview)]
      log.frame(at: 2, cpu: 0.003, report)
      log.frame(at: 3, cpu: 0.004, FrameReport())
      log.sleep(at: 4)
      log.wake(at: 5)
    }
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    let text = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(
      text.split(separator: "\n") == [
        #"{"t":2.0,"position":1.5,"cpu_ms":3.0,"pages":[1,2],"#
          + #""pictures":[{"name":"a \"b\"\\\u000a.jpg","quality":"preview"}]}"#,
        #"{"t":3.0,"position":null,"cpu_ms":4.0,"pages":[],"pictures":[]}"#,
        #"{"t":4.0,"sleep":true}"#,
        #"{"t":5.0,"wake":true}"#,
      ])
  }

  @Test func aFileThatCannotBeWrittenIsNamed() {
    #expect {
      try FrameLog(path: "/nowhere/log")
    } throws: { error in
      "\(error)" == "cannot write the frame log /nowhere/log: No such file or directory"
    }
  }

  @Test func aFullDiskIsKept() throws {
    let log = try FrameLog(path: "/dev/full")
    #expect(log.failure == nil)
    log.sleep(at: 1)
    log.wake(at: 2)
    #expect(
      log.failure.map { "\($0)" } == "cannot write the frame log /dev/full: No space left on device"
    )
  }
}
