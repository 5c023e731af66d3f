internal import CommandLines

/// Something that was asked for and cannot be shown.
nonisolated struct PhotoProblem: Sendable, Hashable {
  /// What is wrong, in one line without control characters.
  let text: String

  /// The line for standard error, with the command's name before it.
  var line: String { "\(AppIdentity.command): \(text)" }

  /// Whether a folder could be read and merely holds no pictures.
  let isEmptyFolder: Bool

  private init(_ text: String, isEmptyFolder: Bool = false) {
    self.text = text.withVisibleControls
    self.isEmptyFolder = isEmptyFolder
  }

  /// A file or a folder that cannot be opened.
  static func cannotOpen(_ path: FilePath, _ reason: String) -> PhotoProblem {
    PhotoProblem("cannot open \(path.string): \(reason)")
  }

  /// A folder in which nothing is a picture.
  static func noPictures(in folder: FilePath, recursive: Bool) -> PhotoProblem {
    PhotoProblem(
      recursive
        ? "no pictures in \(folder.string) or its subfolders"
        : "no pictures in \(folder.string) (--recursive looks into its subfolders too)",
      isEmptyFolder: true)
  }

  /// A list of paths that holds none.
  static let emptyList = PhotoProblem("standard input named no paths")

  /// Neither own pictures nor the ones that come with the application.
  static let noSamples = PhotoProblem(
    "no pictures found; name a file or a folder, or see \(AppIdentity.command) --help")
}
