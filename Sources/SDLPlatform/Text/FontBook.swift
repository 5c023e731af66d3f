internal import CSDL2
internal import Graphics

/// The desktop's sans-serif fonts, opened as they are needed.
public final class FontBook {
  private struct SizedFile: Hashable {
    var file: FontFile
    var pixelSize: Int
  }

  private struct Missing: Hashable {
    var scalar: Unicode.Scalar
    var weight: Font.Weight
  }

  private let regular: FontFile
  private var files: [Font.Weight: FontFile] = [:]
  private var fallbacks: [Missing: FontFile?] = [:]
  private var opened: [SizedFile: SizedFont] = [:]

  /// More sizes than a window shows at once.
  private static let openLimit = 48
  /// More characters than a person's file names hold.
  private static let fallbackLimit = 4096
  /// Text beyond this many pixels a line is a mistake, and FreeType refuses it.
  private static let pixelSizes = 1.0...1000.0

  /// Finds the desktop's fonts; throws where there is none.
  public init() throws(PlatformError) {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else { throw .sdl("cannot draw text") }
    guard let file = FontCatalog.file(.regular), SizedFont(file, pixelSize: 16) != nil else {
      throw PlatformError(
        "no font found: install one, for example the Debian package fonts-dejavu-core")
    }
    regular = file
  }

  /// The face for a font at a number of pixels per point.
  func face(_ font: Font, scale: Double) -> SizedFont? {
    let file = files[font.weight] ?? FontCatalog.file(font.weight) ?? regular
    files[font.weight] = file
    return open(file, font, scale) ?? open(regular, font, scale)
  }

  /// A face that has a character which the font itself lacks.
  func fallback(for scalar: Unicode.Scalar, _ font: Font, scale: Double) -> SizedFont? {
    let key = Missing(scalar: scalar, weight: font.weight)
    let file: FontFile?
    if let known = fallbacks[key] {
      file = known
    } else {
      if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll(keepingCapacity: true) }
      file = FontCatalog.fallback(for: scalar, font.weight)
      fallbacks[key] = .some(file)
    }
    return file.flatMap { open($0, font, scale) }
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
