import Glibc
import Testing

@testable import GalleryKit

@Suite struct FavouritesFileTests {
  private let folder: TemporaryFolder
  private let file: FavouritesFile

  init() throws {
    folder = try TemporaryFolder()
    file = FavouritesFile(path: folder.path.appending("data/gallery/favourites"))
  }

  private func bytes(_ path: FilePath) -> [UInt8]? { try? FileContents.read(path) }

  @Test func aMarkIsKeptAndTakenAway() throws {
    #expect(try file.read() == FavouritesFile.Contents())
    #expect(try file.set("/a/one.jpg", isMarked: true) == false)
    #expect(try file.set("/a/two.jpg", isMarked: true) == false)
    #expect(try file.set("/a/one.jpg", isMarked: true) == false)
    #expect(bytes(file.path) == Array("/a/two.jpg\0/a/one.jpg\0".utf8))
    #expect(try file.set("/a/two.jpg", isMarked: false) == false)
    #expect(try file.read().paths == ["/a/one.jpg"])
  }

  @Test func namesOfAnyBytesAreKept() throws {
    let odd = FilePath(bytes: Array("/a/line\nfeed ".utf8) + [0xFF, 0xFE])
    _ = try file.set(odd, isMarked: true)
    #expect(try file.read().paths == [odd])
  }

  @Test(arguments: ["/a/cut off", "no path\0", "\0", "/a/one.jpg\0{\"json\":1}\0"])
  func aDamagedListIsKeptBesideTheNewOne(text: String) throws {
    _ = try file.set("/a/first.jpg", isMarked: true)
    try FileContents.replace(file.path, with: Array(text.utf8))
    #expect(try file.read().isDamaged)
    #expect(try file.set("/a/new.jpg", isMarked: true))
    #expect(bytes(FilePath(bytes: file.path.bytes + ".old".utf8)) == Array(text.utf8))
    #expect(try file.read().paths.last == "/a/new.jpg")
    #expect(try file.set("/a/other.jpg", isMarked: true) == false)
  }

  @Test func aDamagedListStaysWhereItIsWhenNoNewOneCanBeWritten() throws {
    // Names end at 255 bytes: there is room for the old list's, and none for a new file's.
    let path = folder.path.appending(String(repeating: "f", count: 250))
    let text = "/a/one.jpg\0torn"
    try folder.file(FilePath(String(repeating: "f", count: 250)), text: text)
    let file = FavouritesFile(path: path)
    #expect(throws: SystemError.self) { try file.set("/a/two.jpg", isMarked: true) }
    #expect(bytes(path) == Array(text.utf8))
    #expect(try file.read().paths == ["/a/one.jpg"])
  }

  @Test func aListElsewhereIsWrittenThere() throws {
    try FileContents.makeFolders(file.path.folder)
    let elsewhere = folder.path.appending("real")
    try FileContents.replace(elsewhere, with: [])
    #expect(symlink(elsewhere.string, file.path.string) == 0)
    _ = try file.set("/a/one.jpg", isMarked: true)
    #expect(bytes(elsewhere) == Array("/a/one.jpg\0".utf8))
    #expect(bytes(file.path) == bytes(elsewhere))
  }

  @Test func twoProgramsLoseNothingOfEachOther() async throws {
    let file = file
    await withTaskGroup(of: Void.self) { group in
      for program in 0..<2 {
        group.addTask {
          for number in 0..<20 {
            _ = try? file.set(FilePath("/a/\(program)-\(number).jpg"), isMarked: true)
          }
        }
      }
    }
    #expect(try file.read().paths.count == 40)
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    try folder.file("data", text: "a file where a folder should be")
    #expect(throws: SystemError.self) { try file.set("/a/one.jpg", isMarked: true) }
    #expect(bytes(folder.path.appending("data")) == Array("a file where a folder should be".utf8))
  }

  @Test func aFolderInPlaceOfTheListIsLeftAlone() throws {
    try FileContents.makeFolders(file.path)
    #expect(throws: SystemError.self) { try file.set("/a/one.jpg", isMarked: true) }
    #expect((try? FileStatus(of: file.path))?.kind == .folder)
  }

  @Test func theListIsAmongTheUsersData() {
    func path(_ variables: [String: String]) -> String? {
      FavouritesFile(environment: ProcessEnvironment(variables))?.path.string
    }
    #expect(path(["HOME": "/home/me"]) == "/home/me/.local/share/gallery/favourites")
    #expect(path(["HOME": "/home/me", "XDG_DATA_HOME": "/data"]) == "/data/gallery/favourites")
    #expect(
      path(["HOME": "/home/me", "XDG_DATA_HOME": "relative"])
        == "/home/me/.local/share/gallery/favourites")
    #expect(path([:]) == nil)
  }
}
