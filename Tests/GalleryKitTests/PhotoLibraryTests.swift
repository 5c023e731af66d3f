import Testing

@testable import GalleryKit

@Suite struct PhotoLibraryTests {
  @Test func folderListsItsPictures() throws {
    let folder = try TemporaryFolder()
    for name in ["b10.jpg", "b2.JPG", "a.png", ".hidden.jpg", "notes.txt"] as [FilePath] {
      try folder.file(name)
    }
    let library = PhotoLibrary(operands: [.path(folder.path)])
    #expect(library.load().photos.map(\.name) == ["a", "b2", "b10"])
  }
}
