/// Why a picture cannot be shown.
nonisolated public enum DecodeError: Error, Sendable, Hashable {
  /// Nothing has this path.
  case notFound
  /// The file may not be read.
  case noPermission
  /// The path names a folder.
  case isDirectory
  /// The path names a pipe, a device or a socket.
  case notRegularFile
  /// Links lead in a circle.
  case linkLoop
  /// The file could not be read for another reason, by the system's `errno`.
  case unreadable(Int32)
  /// The file holds no bytes.
  case empty
  /// The content is of no known picture format.
  case notPicture
  /// The content is a picture of a format, by name, that cannot be decoded here.
  case unsupported(String)
  /// The content begins as a picture and then makes no sense.
  case damaged
  /// The picture says that it has more pixels than the decoder allows.
  case tooManyPixels(PixelSize)
  /// The file is longer than the decoder allows.
  case tooManyBytes
  /// Drawing the picture takes too long.
  case tooComplex
  /// There is not enough memory.
  case outOfMemory
  /// The caller no longer wanted the picture.
  case cancelled
}

nonisolated extension DecodeError {
  /// The reason in one plain sentence for the person who looks at the page.
  public var reason: String {
    switch self {
    case .notFound: "The file is not there."
    case .noPermission: "You don’t have permission to read this file."
    case .isDirectory: "This is a folder, not a picture."
    case .notRegularFile: "This is a pipe or a device, not a picture file."
    case .linkLoop: "This link leads back to itself."
    case .unreadable: "The file could not be read from the disk."
    case .empty: "The file is empty."
    case .notPicture: "The file is not a picture."
    case .unsupported(let format): "\(format) pictures can’t be shown yet."
    case .damaged: "The file is damaged."
    case .tooManyPixels(let size):
      "The picture says it is \(size.width) × \(size.height) pixels, which is too large to show."
    case .tooManyBytes: "The file is too large to show."
    case .tooComplex: "This drawing takes too long to draw."
    case .outOfMemory: "There is not enough memory to show this picture."
    case .cancelled: "Loading was stopped."
    }
  }
}
