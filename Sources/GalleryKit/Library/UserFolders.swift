/// The desktop's well-known folders, as xdg-user-dirs writes them down.
nonisolated struct UserFolders: Sendable {
  /// Where the home folder and the configuration are looked up.
  let environment: ProcessEnvironment

  /// The folder for pictures; nil when there is no home or the user has switched the folder off
  /// by pointing it at home.
  func pictures() -> FilePath? {
    guard let home = environment.home else { return nil }
    let configuration = environment["XDG_CONFIG_HOME"] ?? home.appending(".config")
    let text = (try? FileContents.read(configuration.appending("user-dirs.dirs"))) ?? []
    let folder = Self.folder("XDG_PICTURES_DIR", in: text, home: home)
    let chosen = folder ?? home.appending("Pictures")
    return chosen.absolute(in: "/") == home.absolute(in: "/") ? nil : chosen
  }

  /// The value of the last line `NAME="…"`, which may begin with `$HOME/` or `/` and nothing else.
  static func folder(_ name: String, in text: [UInt8], home: FilePath) -> FilePath? {
    text.split(separator: UInt8(ascii: "\n"))
      .compactMap { value(of: name, in: $0) }
      .compactMap { expanded($0, home: home) }
      .last
  }

  private static func value(of name: String, in line: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = line.drop(while: isBlank)
    guard rest.starts(with: name.utf8) else { return nil }
    rest = rest.dropFirst(name.utf8.count).drop(while: isBlank)
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop(while: isBlank)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var value: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return value
      case UInt8(ascii: "\\"): rest.popFirst().map { value.append($0) }
      default: value.append(byte)
      }
    }
    return nil
  }

  private static func expanded(_ value: [UInt8], home: FilePath) -> FilePath? {
    let variable = "$HOME"
    if value.starts(with: variable.utf8) {
      let rest = value.dropFirst(variable.utf8.count)
      guard rest.isEmpty || rest.first == FilePath.slash else { return nil }
      return home.appending(rest.drop { $0 == FilePath.slash })
    }
    return value.first == FilePath.slash ? FilePath(bytes: value) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
