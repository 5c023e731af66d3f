internal import Glibc

/// The environment variables, as a value that tests can replace.
nonisolated struct ProcessEnvironment: Sendable {
  private let lookUp: @Sendable (String) -> FilePath?

  /// The variables of this process.
  static let current = ProcessEnvironment { name in getenv(name).map { FilePath(cString: $0) } }

  /// An environment of exactly these variables.
  init(_ variables: [String: String]) {
    self.init { variables[$0].map { FilePath($0) } }
  }

  private init(lookUp: @escaping @Sendable (String) -> FilePath?) {
    self.lookUp = lookUp
  }

  /// The value of a variable as it is, or nil when it is not set or empty.
  subscript(name: String) -> FilePath? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The user's home folder.
  var home: FilePath? { self["HOME"] }
}
