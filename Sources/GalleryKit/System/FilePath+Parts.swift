internal import Glibc

nonisolated extension FilePath {
  /// The last component: the file's name in its folder.
  var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The folder that the last component is in.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "." }
    return slash == 0 ? "/" : FilePath(bytes: bytes[..<slash])
  }

  /// The components between the slashes.
  var components: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

  /// The path of an entry of this folder.
  func appending(_ name: some Collection<UInt8>) -> FilePath {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + name.count)
    joined += bytes
    if bytes.last != Self.slash, !bytes.isEmpty { joined.append(Self.slash) }
    joined += name
    return FilePath(bytes: joined)
  }

  /// The path of an entry of this folder.
  func appending(_ name: String) -> FilePath {
    appending(name.utf8)
  }

  /// The same path from the root, without empty and `.` components.
  ///
  /// `..` stays: after a symbolic link it means another folder than the text suggests.
  func absolute(in workingFolder: FilePath) -> FilePath {
    let whole = isAbsolute ? self : workingFolder.appending(bytes)
    let parts = whole.components.filter { !$0.elementsEqual([Self.dot]) }
    guard whole.isAbsolute else { return FilePath(bytes: parts.joined(separator: [Self.slash])) }
    return FilePath(bytes: [Self.slash] + parts.joined(separator: [Self.slash]))
  }

  /// The folder that relative paths start from.
  static var workingFolder: FilePath {
    guard let text = getcwd(nil, 0) else { return "." }
    defer { free(text) }
    return FilePath(cString: text)
  }
}
