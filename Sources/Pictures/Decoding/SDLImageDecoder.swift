internal import CSDL2
internal import Graphics

/// Decodes PNG, WebP, TIFF, QOI and PNM by SDL_image.
nonisolated struct SDLImageDecoder: FormatDecoder {
  /// What the content was recognized as.
  var format: PictureFormat

  /// The rows that are converted at a time.
  private static let bandHeight = 64
  func info(of contents: FileContents) throws(DecodeError) -> PictureInfo {
    let stored = try storedSize(in: contents)
    let orientation = format.orientation(in: contents.bytes)
    return PictureInfo(size: stored.upright(orientation: orientation), format: format)
  }

  func decode(
    _ contents: FileContents, for request: DecodeRequest, cancellation: Cancellation,
    preview: (DecodedPicture) -> Void
  ) throws(DecodeError) -> DecodedPicture {
    ImageLibraries.open
    let stored = try storedSize(in: contents)
    try PixelBudget.checkWhole(stored)
    let surface = try load(contents, cancellation: cancellation)
    defer { SDL_FreeSurface(surface) }
    try cancellation.check()
    return try picture(
      from: surface, orientation: format.orientation(in: contents.bytes), request: request,
      cancellation: cancellation)
  }

  private func storedSize(in contents: FileContents) throws(DecodeError) -> PixelSize {
    guard let size = format.storedSize(in: contents.bytes) else { throw .damaged }
    try PixelBudget.check(size, format: format, fileLength: contents.fileLength)
    return size
  }

  /// Unpacks the whole picture.
  private func load(
    _ contents: FileContents, cancellation: Cancellation
  ) throws(DecodeError) -> UnsafeMutablePointer<SDL_Surface> {
    let animation = format == .webp ? AnimatedWebP(contents.bytes) : nil
    let surface =
      if let animation {
        animation.firstFrame.withUnsafeBytes { bytes in
          load(bytes, cancellation: cancellation)
        }
      } else {
        load(contents.bytes, cancellation: cancellation)
      }
    try cancellation.check()
    guard let surface else { throw .damaged }
    guard surface.pointee.w > 0, surface.pointee.h > 0 else {
      SDL_FreeSurface(surface)
      throw .damaged
    }
    return surface
  }

  private func load(
    _ bytes: UnsafeRawBufferPointer, cancellation: Cancellation
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    let stream = MemoryStream(bytes, cancellation: cancellation)
    guard let source = stream.open() else { return nil }
    defer { stream.close(source) }
    return
      switch format
    {
    case .webp: IMG_LoadWEBP_RW(source)
    case .tiff: IMG_LoadTIF_RW(source)
    case .qoi: IMG_LoadQOI_RW(source)
    case .pnm: IMG_LoadPNM_RW(source)
    case .jpeg, .png, .gif, .bmp, .svg, .avif, .heic, .jpegXL: nil
    }
  }

  private func picture(
    from surface: UnsafeMutablePointer<SDL_Surface>, orientation: Int, request: DecodeRequest,
    cancellation: Cancellation
  ) throws(DecodeError) -> DecodedPicture {
    let unpacked = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let full = unpacked.upright(orientation: orientation)
    let output = request.outputSize(of: full)
    let buffer = try PixelBuffer(size: output.upright(orientation: orientation))
    let mayBeClear = surface.mayBeClear
    try reduce(surface, into: buffer, isOpaque: !mayBeClear, cancellation: cancellation)
    return try DecodedPicture(
      bitmap: buffer.upright(
        orientation: orientation, isOpaque: !mayBeClear || buffer.isOpaque),
      info: PictureInfo(size: full, format: format))
  }

  /// Converts band by band, so that a large picture is in memory only once, in its own format.
  private func reduce(
    _ surface: UnsafeMutablePointer<SDL_Surface>, into buffer: PixelBuffer, isOpaque: Bool,
    cancellation: Cancellation
  ) throws(DecodeError) {
    let (width, height) = (surface.pointee.w, surface.pointee.h)
    let bgra = SDL_PIXELFORMAT_ARGB8888.rawValue
    let reducer = try RowReducer(
      from: PixelSize(width: Int(width), height: Int(height)), into: buffer, isOpaque: isOpaque)
    let band = SDL_CreateRGBSurfaceWithFormat(0, width, Int32(Self.bandHeight), 32, bgra)
    guard let band else { throw .outOfMemory }
    defer { SDL_FreeSurface(band) }
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    for top in stride(from: 0, to: Int(height), by: Self.bandHeight) {
      try cancellation.check()
      let rows = min(Self.bandHeight, Int(height) - top)
      var part = SDL_Rect(x: 0, y: Int32(top), w: width, h: Int32(rows))
      SDL_FillRect(band, nil, 0)
      guard SDL_UpperBlit(surface, &part, band, nil) == 0 else { throw .damaged }
      let pixels = band.pointee.pixels.assumingMemoryBound(to: UInt8.self)
      for row in 0..<rows { reducer.add(pixels + row * Int(band.pointee.pitch)) }
    }
  }
}

nonisolated extension UnsafeMutablePointer<SDL_Surface> {
  /// Whether some pixel may be other than opaque: by alpha, by palette or by a key colour.
  fileprivate var mayBeClear: Bool {
    if SDL_HasColorKey(self) == SDL_TRUE { return true }
    guard let palette = pointee.format.pointee.palette else {
      return pointee.format.pointee.Amask != 0
    }
    let colors = UnsafeBufferPointer(
      start: palette.pointee.colors, count: Int(palette.pointee.ncolors))
    return colors.contains { $0.a != 255 }
  }
}
