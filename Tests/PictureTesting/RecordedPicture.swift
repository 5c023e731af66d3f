internal import CSDL2
internal import Glibc
public import Graphics
import SDLPlatform

/// A picture that was recorded, looked at and committed, with which a test compares what it draws.
///
/// With `RECORD=1` in the environment the comparison records instead.
@MainActor public struct RecordedPicture {
  /// How much a byte of a pixel may differ, and one pixel of how many may differ by more.
  private static let (tolerance, allowance) = (2, 1000)
  private let name: String
  private let folder: String
  /// Where a picture goes that differs, so that it can be looked at.
  private let outputFolder: String

  /// Names a picture in the folder `Pictures` beside the file of the test.
  public init(_ name: String, beside file: String = #filePath) {
    self.name = name
    folder = file.prefix(through: file.lastIndex(of: "/") ?? file.startIndex) + "Pictures/"
    outputFolder = Self.project(of: file) + "out/"
  }

  /// Names a picture that illustrates a guide: in a folder of `Documentation/Images`.
  public init(_ name: String, forGuidesIn images: String, file: String = #filePath) {
    self.name = name
    folder = Self.project(of: file) + "Documentation/Images/\(images)/"
    outputFolder = Self.project(of: file) + "out/"
  }

  /// The project's folder, given a file of its tests.
  private static func project(of file: String) -> String {
    file.prefix(upTo: file.ranges(of: "/Tests/").last?.lowerBound ?? file.startIndex) + "/"
  }

  /// What a drawn picture has other than the recorded one, in a line; nil where they are alike.
  ///
  /// A picture that differs is written into the project's folder `out`.
  public func difference(from bitmap: Bitmap) throws -> String? {
    if getenv("RECORD") != nil {
      try bitmap.writePNG(to: folder + name + ".png")
      return nil
    }
    guard let recorded = load() else { return "no picture \(name) is recorded" }
    defer { SDL_FreeSurface(recorded) }
    guard let count = differingPixels(of: bitmap, from: recorded.pointee) else {
      return "\(name) has another size: \(bitmap.width)x\(bitmap.height)"
    }
    guard count * Self.allowance > bitmap.width * bitmap.height else { return nil }
    mkdir(outputFolder, 0o777)
    try bitmap.writePNG(to: outputFolder + name + "-actual.png")
    return "\(count) pixels of \(name) differ; what was drawn is out/\(name)-actual.png"
  }

  private func load() -> UnsafeMutablePointer<SDL_Surface>? {
    let loaded = IMG_Load(folder + name + ".png")
    defer { SDL_FreeSurface(loaded) }
    return SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB888.rawValue, 0)
  }

  /// How many pixels differ by more than the tolerance; nil where the sizes differ.
  private func differingPixels(of bitmap: Bitmap, from recorded: SDL_Surface) -> Int? {
    guard let pixels = recorded.pixels,
      (Int(recorded.w), Int(recorded.h)) == (bitmap.width, bitmap.height)
    else { return nil }
    return (0..<bitmap.height).reduce(0) { count, y in
      let row = pixels + y * Int(recorded.pitch)
      return count
        + (0..<bitmap.width).count { x in
          (0..<3).contains { part in
            let a = Int(row.load(fromByteOffset: x * 4 + part, as: UInt8.self))
            let b = Int(bitmap.bytes[y * bitmap.stride + x * 4 + part])
            return abs(a - b) > Self.tolerance
          }
        }
    }
  }
}
