internal import CommandLines
internal import Glibc

/// A path as the file system knows it: bytes without a NUL, not necessarily valid UTF-8.
///
/// Two paths are equal when their bytes are, so two spellings of `é` (which are the same `String`
/// to Swift but two files to Linux) stay two paths.
nonisolated struct FilePath: Argument, ExpressibleByStringLiteral {
  /// The bytes of the path, without a closing NUL.
  let bytes: [UInt8]

  /// Makes a path of raw bytes; what follows a NUL cannot be part of a path and is cut off.
  init(bytes: some Sequence<UInt8>) {
    let all = Array(bytes)
    self.bytes = all.firstIndex(of: 0).map { Array(all[..<$0]) } ?? all
  }

  /// Makes a path of text.
  init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// Makes a path of a literal.
  init(stringLiteral text: String) {
    self.init(text)
  }

  /// Makes a path of a C string.
  init(cString: UnsafePointer<CChar>) {
    bytes = cString.withMemoryRebound(to: UInt8.self, capacity: strlen(cString)) {
      Array(UnsafeBufferPointer(start: $0, count: strlen(cString)))
    }
  }

  /// The path as text: exact when it is valid UTF-8, else with U+FFFD in place of bad bytes.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether there is no path here.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path begins at the root folder.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// Calls `body` with the path as a C string, the only form in which every file can be opened.
  func withCPath<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    let characters = [CChar](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
      for byte in bytes {
        buffer[count] = CChar(bitPattern: byte)
        count += 1
      }
      buffer[count] = 0
      count += 1
    }
    return body(characters)
  }

  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
}
