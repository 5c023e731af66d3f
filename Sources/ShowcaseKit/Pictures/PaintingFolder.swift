import Glibc
import Paging

/// Where the paintings are that come with the project.
enum PaintingFolder {
  /// The folder `Assets/Pictures` beside or above the executable; nil: there is none.
  static let bundled: String? = {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    var folder = Substring(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let pictures = "\(folder)/Assets/Pictures"
      if access(pictures, R_OK) == 0 { return pictures }
    }
    return nil
  }()
}

extension EnvironmentValues {
  private enum PaintingFolderKey: EnvironmentKey {
    static let defaultValue = PaintingFolder.bundled
  }

  /// Where paintings are; nil: plain colours stand for them.
  var paintingFolder: String? {
    get { self[PaintingFolderKey.self] }
    set { self[PaintingFolderKey.self] = newValue }
  }
}
