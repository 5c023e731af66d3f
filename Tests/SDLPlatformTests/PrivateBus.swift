import CDesktopBus
import Glibc
import Testing

/// A session bus that ends with the test.
final class PrivateBus {
  nonisolated static let program = "/usr/bin/dbus-daemon"
  let address: String
  private let folder: String
  private var process = pid_t()

  init() throws {
    var template = Array("/tmp/paging-bus-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    address = "unix:path=\(folder)/bus"
    // The daemon says that it listens by closing what it prints its address to.
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    let arguments = [
      Self.program, "--session", "--nofork", "--address=\(address)", "--print-address=\(ends[1])",
    ]
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    try #require(posix_spawn(&process, Self.program, nil, nil, &pointers, environ) == 0)
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 256)
    try #require(read(ends[0], &bytes, bytes.count) > 0, "dbus-daemon does not start")
    close(ends[0])
  }

  isolated deinit {
    // The test's thread blocks other signals, and its children inherit that.
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    unlink(folder + "/bus")
    rmdir(folder)
  }
}
