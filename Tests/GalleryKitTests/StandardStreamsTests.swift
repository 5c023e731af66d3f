import Glibc
import Testing

@testable import GalleryKit

struct StandardStreamsTests {
  @Test func aFullDiskIsAnError() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    #expect(throws: SystemError(code: ENOSPC)) { try StandardStreams.write("text", to: full) }
  }

  @Test func aTextIsWrittenWhole() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let text = String(repeating: "né\n", count: 5000)
    try StandardStreams.write(text, to: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    #expect(String(decoding: FileContents.read(toEndOf: ends[0]), as: UTF8.self) == text)
  }
}
