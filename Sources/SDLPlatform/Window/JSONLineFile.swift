internal import Glibc

/// A file that gets lines of JSON, each when what it tells happens.
final class JSONLineFile {
  /// Why a line could not be written, if one could not.
  private(set) var failure: PlatformError?

  private let file: UnsafeMutablePointer<FILE>
  private let name: String

  /// Opens a file; `purpose` names it in complaints: "the frame log".
  init(path: String, purpose: String) throws(PlatformError) {
    name = "\(purpose) \(path)"
    guard let file = fopen(path, "w") else { throw .file("cannot write \(name)") }
    self.file = file
    // Whoever watches the file sees each line when it happens, and a crash loses none.
    setvbuf(file, nil, _IOLBF, 1 << 16)
  }

  isolated deinit { fclose(file) }

  /// A disk that is full may have room again later, but the file has a hole then.
  func write(_ line: String) {
    guard fputs(line + "\n", file) < 0 || ferror(file) != 0, failure == nil else { return }
    failure = .file("cannot write \(name)")
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
