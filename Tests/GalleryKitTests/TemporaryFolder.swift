internal import Glibc

@testable import GalleryKit

/// A folder that is made for one test and removed with all that is in it.
nonisolated final class TemporaryFolder {
  /// The folder's absolute path.
  let path: FilePath

  /// Makes an empty folder.
  init() throws {
    var template = Array("/tmp/gallery-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last }
    path = FilePath(cString: template)
  }

  deinit {
    Self.remove(path)
  }

  /// Makes a file that holds a text, followed by zeros up to a size, and returns its path.
  @discardableResult
  func file(_ name: FilePath, text: String = "", size: Int = 0) throws -> FilePath {
    let file = path.appending(name.bytes)
    let descriptor = file.withCPath { open($0, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count,
      size <= bytes.count || ftruncate(descriptor, off_t(size)) == 0
    else { throw SystemError.last }
    return file
  }

  /// Makes a folder in this one and returns its path.
  @discardableResult
  func folder(_ name: FilePath) throws -> FilePath {
    let folder = path.appending(name.bytes)
    guard folder.withCPath({ mkdir($0, 0o755) }) == 0 else { throw SystemError.last }
    return folder
  }

  /// Makes a named pipe in this folder.
  func pipe(_ name: FilePath) throws {
    guard path.appending(name.bytes).withCPath({ mkfifo($0, 0o644) }) == 0 else {
      throw SystemError.last
    }
  }

  /// Makes a symbolic link in this folder.
  func link(_ name: FilePath, to target: FilePath) throws {
    let link = path.appending(name.bytes)
    let made = link.withCPath { link in target.withCPath { symlink($0, link) } }
    guard made == 0 else { throw SystemError.last }
  }

  /// Gives a file of this folder a second name, which is much quicker than making another file.
  func hardLink(_ name: FilePath, to target: FilePath) throws {
    let made = path.appending(target.bytes).withCPath { target in
      path.appending(name.bytes).withCPath { Glibc.link(target, $0) }
    }
    guard made == 0 else { throw SystemError.last }
  }

  /// Sets who may read and write an entry.
  func setPermissions(_ name: FilePath, _ mode: mode_t) throws {
    guard path.appending(name.bytes).withCPath({ chmod($0, mode) }) == 0 else {
      throw SystemError.last
    }
  }

  /// Sets a file's time of change, in seconds since 1970.
  func setModified(_ name: FilePath, to seconds: Int) throws {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    let set = path.appending(name.bytes).withCPath { utimensat(AT_FDCWD, $0, times, 0) }
    guard set == 0 else { throw SystemError.last }
  }

  private static func remove(_ path: FilePath) {
    guard path.withCPath({ unlink($0) }) != 0 else { return }
    _ = path.withCPath { chmod($0, 0o755) }
    if let reader = try? FolderReader(path) {
      reader.forEach { entry in
        let name = FilePath(bytes: entry.name)
        if name != "." && name != ".." { remove(path.appending(name.bytes)) }
      }
    }
    _ = path.withCPath { rmdir($0) }
  }
}
