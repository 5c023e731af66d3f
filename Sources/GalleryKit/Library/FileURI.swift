/// Paths written as `file://` URIs (RFC 8089), as desktops hand them to applications.
nonisolated enum FileURI {
  /// Why a URI names no file of this computer.
  enum Failure: Error, Hashable {
    case otherHost(String)
    case otherScheme
    case malformed

    /// The reason in words.
    var reason: String {
      switch self {
      case .otherHost(let host):
        "it is on another computer, \(host); only files of this one can be opened"
      case .otherScheme: "only files of this computer can be opened"
      case .malformed: "the address is malformed"
      }
    }
  }

  /// The path that a text names: what a URI stands for, or the text itself when it is not a URI.
  static func path(from text: FilePath) throws(Failure) -> FilePath {
    guard let scheme = scheme(of: text) else { return text }
    let rest = text.bytes.dropFirst(scheme.count + 1)
    let isHierarchical = rest.starts(with: "//".utf8)
    guard scheme == "file" else {
      guard isHierarchical else { return text }
      throw .otherScheme
    }
    guard rest.first == FilePath.slash else { return text }
    guard isHierarchical else { return try decoded(rest) }
    let authority = rest.dropFirst(2)
    let host = authority.prefix { $0 != FilePath.slash }
    let name = String(decoding: host, as: UTF8.self)
    guard host.isEmpty || name.lowercased() == "localhost" else { throw .otherHost(name) }
    return try decoded(authority[host.endIndex...])
  }

  /// The scheme in lower case, when the text begins with one and a colon.
  private static func scheme(of text: FilePath) -> String? {
    guard let colon = text.bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
    let name = String(decoding: text.bytes[..<colon], as: UTF8.self).lowercased()
    let isScheme = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
    }
    return isScheme ? name : nil
  }

  private static func decoded(_ text: ArraySlice<UInt8>) throws(Failure) -> FilePath {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue),
        let low = rest.popFirst().flatMap(hexValue),
        high | low != 0
      else { throw .malformed }
      bytes.append(high << 4 | low)
    }
    guard !bytes.isEmpty else { throw .malformed }
    return FilePath(bytes: bytes)
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
  }
}
