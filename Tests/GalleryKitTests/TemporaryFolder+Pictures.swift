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

  /// Makes a photo of some pixels, red, green and blue, stored without loss.
  func photo(
    _ name: FilePath, width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)
  ) throws -> Photo {
    var bytes = Array("P6 \(width) \(height) 255\n".utf8)
    bytes.reserveCapacity(bytes.count + width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = pixel(x, y)
        bytes += [red, green, blue]
      }
    }
    return try photo(name, bytes: bytes)
  }
}
