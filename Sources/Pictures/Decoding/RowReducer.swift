internal import CImageCodecs

/// Makes a picture smaller while its rows arrive, by the mean over each new pixel's exact area.
nonisolated final class RowReducer {
  /// Where the smaller picture is written.
  let output: PixelBuffer
  private let reducer: OpaquePointer

  /// Starts with a picture's first row; the output is not larger than the picture.
  init(from size: PixelSize, into output: PixelBuffer, isOpaque: Bool) throws(DecodeError) {
    let reducer = row_reducer_create(
      Int32(size.width), Int32(size.height), Int32(output.size.width), Int32(output.size.height),
      isOpaque, output.pixels)
    guard let reducer else { throw .outOfMemory }
    self.reducer = reducer
    self.output = output
  }

  deinit { row_reducer_destroy(reducer) }

  /// Takes the next row, four bytes a pixel.
  func add(_ row: UnsafePointer<UInt8>) { row_reducer_add(reducer, row) }
}
