import Testing

@testable import GalleryKit

@Suite nonisolated struct DesktopEntryTests {
  /// The MIME types by which desktops know the listed extensions.
  private static let mimeTypes = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "jpe": "image/jpeg", "jfif": "image/jpeg",
    "png": "image/png", "apng": "image/apng", "gif": "image/gif", "webp": "image/webp",
    "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff", "svg": "image/svg+xml",
    "pnm": "image/x-portable-anymap", "pbm": "image/x-portable-bitmap",
    "pgm": "image/x-portable-graymap", "ppm": "image/x-portable-pixmap", "qoi": "image/qoi",
  ]

  private func asset(_ name: String) throws -> String {
    let assets = try #require(
      InstallLayout(environment: ProcessEnvironment([:])).assets("Pictures"))
    let bytes = try FileContents.read(assets.folder.appending("Desktop/\(name)"))
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  private func entry() throws -> [Substring: Substring] {
    let lines = try asset("\(AppIdentity.id).desktop").split(separator: "\n")
    #expect(lines.first == "[Desktop Entry]")
    return Dictionary(
      lines.dropFirst().compactMap { line in
        line.firstIndex(of: "=").map { (line[..<$0], line[line.index(after: $0)...]) }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func theEntryNamesTheApplication() throws {
    let entry = try entry()
    #expect(entry["Name"] == "Gallery")
    #expect(entry["Exec"] == "gallery -- %U")
    #expect(entry["Type"] == "Application")
    #expect(entry["StartupWMClass"] == Substring(AppIdentity.id))
    #expect(entry["Icon"] == Substring(AppIdentity.id))
  }

  /// Not `inode/directory`: an application that claims it may become what opens every folder.
  @Test func theEntryOpensWhatIsListed() throws {
    let types = try #require(try entry()["MimeType"])
    #expect(types.hasSuffix(";"))
    #expect(Set(PictureFormats.extensions) == Set(Self.mimeTypes.keys))
    #expect(Set(types.split(separator: ";").map(String.init)) == Set(Self.mimeTypes.values))
  }

  @Test func theIconIsASquareDrawing() throws {
    let icon = try asset("\(AppIdentity.id).svg")
    #expect(icon.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(icon.contains("viewBox=\"0 0 128 128\""))
    #expect(icon.hasSuffix("</svg>\n"))
  }
}
