import Testing

@testable import GalleryKit

@Suite nonisolated struct StandardPicturesTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.folder("Pictures")
    try home.folder("install")
    try home.folder("install/bin")
    try home.folder("install/share")
    try home.folder("install/share/gallery")
  }

  private func library(executable: FilePath = "install/bin/gallery", assets: String? = nil)
    -> PhotoLibrary
  {
    var variables = ["HOME": home.path.string]
    variables["GALLERY_ASSETS"] = assets
    let environment = ProcessEnvironment(variables)
    return PhotoLibrary(
      locale: "C", environment: environment,
      layout: InstallLayout(
        executable: home.path.appending(executable.bytes), environment: environment))
  }

  private func installSamples(in folder: FilePath) throws {
    try home.folder(folder)
    for name in InstallLayout.sampleNames { try home.file(folder.appending("\(name).jpg")) }
  }

  @Test func ownPicturesAreShownWhenThereAreAny() throws {
    try installSamples(in: "install/share/gallery/Pictures")
    try home.file("Pictures/mine.jpg")
    #expect(library().load().photos.map(\.name) == ["mine"])
    #expect(library().initial() == nil)
  }

  @Test func elseTheSamplesInTheirOwnOrder() throws {
    try installSamples(in: "install/share/gallery/Pictures")
    try home.file("Pictures/notes.txt")
    let listing = library().load()
    #expect(
      listing.photos.map(\.name)
        == ["Snow land", "Landscape", "Island", "Village", "Road", "Morning"])
    #expect(listing.problems.isEmpty)
    var sorted = library()
    sorted.order = .name
    #expect(
      sorted.load().photos.map(\.name)
        == ["Island", "Landscape", "Morning", "Road", "Snow land", "Village"])
  }

  @Test func ownPicturesInSubfoldersCountWhenTheyAreAskedFor() throws {
    try installSamples(in: "install/share/gallery/Pictures")
    try home.folder("Pictures/2026")
    try home.file("Pictures/2026/mine.jpg")
    var library = library()
    #expect(library.load().photos.count == 6)
    library.isRecursive = true
    #expect(library.load().photos.map(\.name) == ["mine"])
  }

  @Test func aCheckoutIsFoundAboveItsExecutable() throws {
    try home.folder("install/Assets")
    try installSamples(in: "install/Assets/Pictures")
    try home.folder("install/.build")
    try home.folder("install/.build/debug")
    #expect(library(executable: "install/.build/debug/gallery").load().photos.count == 6)
  }

  @Test func theEnvironmentOverridesBoth() throws {
    try home.folder("elsewhere")
    try installSamples(in: "elsewhere/Pictures")
    let elsewhere = home.path.appending("elsewhere")
    let photos = library(assets: elsewhere.string).load().photos
    #expect(photos.first?.location == elsewhere.appending("Pictures/Snow land.jpg"))
    try installSamples(in: "install/share/gallery/Pictures")
    #expect(library(assets: "/nowhere").load().photos.isEmpty)
  }

  @Test func nothingAtAllIsOneLine() {
    let listing = library(assets: "/nowhere").load()
    #expect(listing.photos.isEmpty)
    #expect(
      listing.problems.map(\.line)
        == ["gallery: no pictures found; name a file or a folder, or see gallery --help"])
  }

  @Test func theSamplesOfThisCheckoutAreComplete() throws {
    let samples = InstallLayout(environment: ProcessEnvironment([:])).samples()
    #expect(samples.count == 6)
    for sample in samples { #expect(try FileStatus(of: sample).size > 100_000) }
  }
}
