internal import CSDL2
internal import Graphics

/// The desktop's sans-serif fonts, opened as they are needed.
public final class FontBook {
  private struct SizedFile: Hashable {
    var file: FontFile
    var pixelSize: Int
  }

  private struct Choice: Hashable {
    var character: String
    var weight: Font.Weight
  }

  private let catalog: FontCatalog
  private let regular: FontFile
  private var files: [Font.Weight: FontFile] = [:]
  /// For characters that the font itself does not draw, the file that does, if any.
  private var choices: [Choice: FontFile?] = [:]
  private var opened: [SizedFile: SizedFont] = [:]

  /// More sizes than a window shows at once.
  private static let openLimit = 48
  /// More characters than a person's file names hold.
  private static let choiceLimit = 4096
  /// Text beyond this many pixels a line is a mistake, and FreeType refuses it.
  private static let pixelSizes = 1.0...1000.0

  /// Finds the desktop's fonts; throws where there is none.
  public convenience init() throws(PlatformError) { try self.init(catalog: FontCatalog()) }

  /// Opens these font files alone, whatever the desktop has: pictures of text are then the same on
  /// every machine.
  public convenience init(files: [String]) throws(PlatformError) {
    try self.init(catalog: FontCatalog(files: files))
  }

  init(catalog: FontCatalog) throws(PlatformError) {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else { throw .sdl("cannot draw text") }
    guard let file = catalog.file(.regular), SizedFont(file, pixelSize: 16) != nil else {
      throw PlatformError(
        "no font found: install one, for example the Debian package fonts-dejavu-core")
    }
    self.catalog = catalog
    regular = file
  }

  /// The face for a font at a number of pixels per point.
  func face(_ font: Font, scale: Double) -> SizedFont? {
    let file = files[font.weight] ?? catalog.file(font.weight) ?? regular
    files[font.weight] = file
    return open(file, font, scale) ?? open(regular, font, scale)
  }

  /// The face that draws a character: the font's own where it can, else one that has all its parts;
  /// nil for a character without a picture, which goes with the one before it.
  func face(
    for character: String, _ font: Font, base: SizedFont, scale: Double
  ) -> SizedFont? {
    // Almost all text needs no more than this.
    if character.utf8.count == 1, let scalar = character.unicodeScalars.first,
      base.provides(scalar)
    {
      return base
    }
    let parts = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard !parts.isEmpty else { return nil }
    let key = Choice(character: character, weight: font.weight)
    if let known = choices[key] { return known.flatMap { open($0, font, scale) } ?? base }
    let choice = choose(Array(parts), isColored: character.isColored, font.weight, base)
    if choices.count >= Self.choiceLimit { choices.removeAll(keepingCapacity: true) }
    choices[key] = .some(choice)
    return choice.flatMap { open($0, font, scale) } ?? base
  }

  /// Another file for a character, or nil where the font itself is best.
  private func choose(
    _ parts: [Unicode.Scalar], isColored: Bool, _ weight: Font.Weight, _ base: SizedFont
  ) -> FontFile? {
    if isColored, let file = catalog.coloredFile(having: parts) { return file }
    if parts.allSatisfy(base.provides) { return nil }
    if let file = catalog.file(having: parts, weight) { return file }
    // No font has it all: the letter without its mark is better than a box.
    return base.provides(parts[0]) ? nil : catalog.file(having: [parts[0]], weight)
  }

  private func open(_ file: FontFile, _ font: Font, _ scale: Double) -> SizedFont? {
    let size = font.size * scale
    let limited =
      size.isNaN ? 1 : min(max(size, Self.pixelSizes.lowerBound), Self.pixelSizes.upperBound)
    let key = SizedFile(file: file, pixelSize: Int(limited.rounded()))
    if let font = opened[key] { return font }
    if opened.count >= Self.openLimit { opened.removeAll(keepingCapacity: true) }
    let sized = SizedFont(file, pixelSize: key.pixelSize)
    opened[key] = sized
    return sized
  }
}

nonisolated extension String {
  /// Whether the character is meant to be seen as a coloured picture: an emoji.
  fileprivate var isColored: Bool {
    if unicodeScalars.contains("\u{FE0E}") { return false }
    return unicodeScalars.contains("\u{FE0F}")
      || unicodeScalars.first?.properties.isEmojiPresentation == true
  }
}
