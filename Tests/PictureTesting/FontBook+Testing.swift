public import SDLPlatform

extension FontBook {
  /// Fonts that are the same on every machine: regular and bold, with the characters of English.
  public static func forTesting() throws(PlatformError) -> FontBook {
    let file = #filePath
    let folder = file.prefix(through: file.lastIndex(of: "/") ?? file.startIndex) + "Fonts/"
    return try FontBook(files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map { folder + $0 })
  }
}
