import Paging

/// A decoder of plain pictures that need no files; those whose names say "bad" are damaged.
nonisolated struct PlainDecoder: Decoder {
  func probe(
    _ file: PictureFile, cancellation: Cancellation
  ) throws(DecodeError) -> PictureInfo {
    PictureInfo(size: PixelSize(width: 1600, height: 1000), format: .jpeg)
  }

  func decode(
    _ request: DecodeRequest, cancellation: Cancellation, preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    if request.picture.file.path.contains("bad") { throw .damaged }
    let info = try probe(request.picture.file, cancellation: cancellation)
    let size = request.outputSize(of: info.size)
    let bitmap = Bitmap(width: size.width, height: size.height, isOpaque: true) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0x80)
    }
    guard let bitmap else { throw .outOfMemory }
    return DecodedPicture(bitmap: bitmap, info: info)
  }
}
