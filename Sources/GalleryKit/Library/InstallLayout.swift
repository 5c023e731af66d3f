internal import Glibc

/// Where the files that come with the application are.
nonisolated struct InstallLayout: Sendable {
  /// The names of the sample pictures, in the order they are shown.
  static let sampleNames = ["Snow land", "Landscape", "Island", "Village", "Road", "Morning"]

  /// The path of the running executable.
  let executable: FilePath
  /// Where `GALLERY_ASSETS` is looked up, which names the folder that holds `Pictures`.
  let environment: ProcessEnvironment

  /// The layout around an executable; by default around this process.
  init(executable: FilePath = Self.thisExecutable, environment: ProcessEnvironment = .current) {
    self.executable = executable
    self.environment = environment
  }

  /// The sample pictures in their order, empty when they are nowhere to be found.
  func samples() -> [FilePath] {
    guard let folder = assets("Pictures") else { return [] }
    return Self.sampleNames.map { folder.appending("\($0).jpg") }
  }

  /// A folder of the assets: the overriding one, the installed one, or the source checkout's.
  func assets(_ name: String) -> FilePath? {
    candidates().map { $0.appending(name) }
      .first { (try? FileStatus(of: $0))?.kind == .folder }
  }

  private func candidates() -> [FilePath] {
    if let override = environment["GALLERY_ASSETS"] {
      return [override.absolute(in: .workingFolder)]
    }
    var folders = [executable.folder.folder.appending("share/gallery")]
    var folder = executable.folder
    while folder != folder.folder {
      folders.append(folder.appending("Assets"))
      folder = folder.folder
    }
    return folders
  }

  private static var thisExecutable: FilePath {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return FilePath(bytes: buffer[..<max(count, 0)])
  }
}
