import Glibc

@testable import GalleryKit

extension TemporaryFolder {
  /// Writes bytes into a file and names the photo in it.
  func photo(_ name: FilePath, bytes: [UInt8]) throws -> Photo {
    let path = try file(name)
    let descriptor = path.withCPath { open($0, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw SystemError.last }
    return Photo(location: path)
  }

  /// Makes a photo of some pixels, red, green and blue, stored without loss as BMP.
  ///
  /// - Parameter period: After how many rows the pixels repeat themselves; nil: never.
  func photo(
    _ name: FilePath, width: Int, height: Int, period: Int? = nil,
    pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)
  ) throws -> Photo {
    var rows: [UInt8] = []
    for y in 0..<min(period ?? height, height) {
      for x in 0..<width {
        let (red, green, blue) = pixel(x, y)
        rows += [blue, green, red, 0]
      }
    }
    let (fileHeader, header) = (14, 40)
    let count = width * height * 4
    func numbers(_ values: [Int]) -> [UInt8] {
      values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    }
    var bytes = Array("BM".utf8)
    bytes += numbers([fileHeader + header + count, 0, fileHeader + header])
    // One plane of 32 bits a pixel; a negative height means that the top row comes first.
    bytes += numbers([header, width, -height, 32 << 16 | 1, 0, count, 0, 0, 0, 0])
    let end = bytes.count + count
    bytes.reserveCapacity(end + rows.count)
    while bytes.count < end { bytes += rows }
    return try photo(name, bytes: Array(bytes.prefix(end)))
  }
}
