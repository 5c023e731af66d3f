import Glibc
import Testing

@testable import GalleryKit

@Suite nonisolated struct FirstPhotoTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func library(locale: String = "C") -> PhotoLibrary {
    var library = PhotoLibrary(operands: [.path(folder.path)], locale: locale)
    library.manyEntries = 3
    return library
  }

  /// Names in which numbers, letters of both cases and scripts, and zeros meet at random.
  private func randomNames(_ stream: inout SplitMix64) -> [FilePath] {
    let pieces = ["a", "B", "b", "é", "z", "0", "00", "1", "7", "9", "10", "12", "_", " ", "."]
    let endings = [".jpg", ".JPG", ".png", ".txt", ""]
    return (0..<30).map { _ in
      let length = Int.random(in: 1...6, using: &stream)
      let stem = (0..<length).map { _ in pieces.randomElement(using: &stream) ?? "a" }.joined()
      return FilePath(stem + (endings.randomElement(using: &stream) ?? ""))
    }
  }

  @Test(
    "the picture shown before the listing is the one that the listing begins with",
    arguments: NameOrderTests.locales)
  func g63_thePictureBeforeTheListingIsItsFirst(locale: String) throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let folder = try TemporaryFolder()
      var stream = SplitMix64(seed: seed)
      for name in randomNames(&stream) where name != "." && name != ".." { try folder.file(name) }
      var library = PhotoLibrary(operands: [.path(folder.path)], locale: locale)
      library.manyEntries = 0
      #expect(library.initial() == library.load().photos.first, "seed \(seed)")
    }
  }

  /// No name leads to a file here, so an order that asked for one would not come about.
  @Test(arguments: [nil, PhotoOrder.name]) func g63_namesAreSortedWithoutAskingForTheFiles(
    order: PhotoOrder?
  ) {
    var found = FoundPhotos()
    found.beginGroup(in: "/nowhere")
    for name in ["img10.jpg", "b.jpg", "img2.jpg", "a.jpg"] {
      found.append(Photo(location: FilePath("/nowhere/" + name)))
    }
    let sorter = PhotoSorter(collator: NameCollator(locale: "C"), seed: 0)
    #expect(sorter.sorted(found, by: order).map(\.name) == ["a", "b", "img2", "img10"])
  }

  /// The rest of the listing comes from a pipe that nobody has written to yet.
  @Test func g63_theFirstPhotoIsKnownWhileTheListingStillWaits() throws {
    let first = try folder.file("first.jpg")
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    defer { close(ends[0]) }
    var library = PhotoLibrary(
      operands: [.path(first), .standardInput(separator: 0x0A)], locale: "C")
    library.standardInput = ends[0]
    #expect(library.initial()?.location == first)
    close(ends[1])
    #expect(library.load().photos.map(\.location) == [first])
  }

  @Test func numbersDecideByTheirValue() throws {
    for name in ["img10.jpg", "img9.jpg", "img010.jpg", "img0009.jpg"] as [FilePath] {
      try folder.file(name)
    }
    #expect(library().initial()?.name == "img0009")
  }

  @Test func onlyPicturesCount() throws {
    try folder.folder("0.jpg")
    try folder.link("1.jpg", to: "nowhere")
    for name in ["2.txt", ".3.jpg", "4.jpg", "5.jpg"] as [FilePath] { try folder.file(name) }
    #expect(library().initial()?.name == "4")
  }

  @Test func aFolderOfFewIsListedAtOnce() throws {
    try folder.file("a.jpg")
    var library = library()
    library.manyEntries = 4
    #expect(library.initial() == nil)
  }

  @Test func anotherOrderNeedsTheWholeListing() throws {
    for name in ["a.jpg", "b.jpg", "c.jpg"] as [FilePath] { try folder.file(name) }
    var library = library()
    for order in [.date, .size, .random] as [PhotoOrder] {
      library.order = order
      #expect(library.initial() == nil)
    }
    library.order = .name
    #expect(library.initial()?.name == "a")
  }
}
