public import Graphics
public import Interface

/// The node of a picture from a file.
public final class AsyncImageNode: Node, BodyNode {
  private var file = PictureFile(path: "")
  private var contentMode = ContentMode.fit
  private var name = ""
  /// Makes or updates what is seen when the picture cannot be shown.
  var failure: ((ViewContext, DecodeError, Node?) -> Node)?

  private var pipeline: PicturePipeline { environment.picturePipeline }

  func show(_ file: PictureFile, contentMode: ContentMode, name: String) {
    guard file != self.file || contentMode != self.contentMode || name != self.name else { return }
    (self.file, self.contentMode, self.name) = (file, contentMode, name)
    if hasAppeared { pipeline.images.demandChanged(of: host) }
    invalidateDrawing()
  }

  /// Shows the failure when there is one, and takes it away when there is none any more.
  public func runBody(in context: ViewContext) {
    guard let error, let failure else { return setChildren([]) }
    setChildren([failure(context, error, children.first)])
  }

  /// Looks whether the picture has failed, or does so no more.
  func stateChanged() {
    if (error != nil) != !children.isEmpty { host.markDirty(self, animation: nil) }
    invalidateDrawing()
  }

  private var error: DecodeError? {
    guard let request, case .failed(let error) = pipeline[request] else { return nil }
    return error
  }

  // MARK: Demand

  /// The picture at the size of the node in device pixels; nil while it has none.
  var request: PictureRequest? {
    guard !size.isEmpty else { return nil }
    let scale = environment.displayScale
    let pixels = PixelSize(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    return PictureRequest(
      file: file, target: pixels, mode: contentMode == .fill ? .fill : .fit)
  }

  /// From now on the picture is wanted.
  public override func didAppear() { pipeline.images.add(self) }
  /// The picture is wanted no more.
  public override func didDisappear() { pipeline.images.remove(self) }

  // MARK: Layout and drawing

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// Gives the failure the whole area; another size is another demand.
  public override func layoutItems() {
    for item in items { item.place(at: .zero, size: size) }
    if hasAppeared { pipeline.images.demandChanged(of: host) }
  }

  /// Draws the best that there is of the picture.
  public override func draw(into canvas: inout Canvas) {
    guard let request else { return }
    let state = pipeline[request]
    canvas.report.pictures.append(FrameReport.Picture(name: name, quality: state.quality))
    guard let picture = state.picture else {
      return items.isEmpty
        ? canvas.add(.fill(bounds, radius: 0, placeholder)) : drawItems(into: &canvas)
    }
    let (source, area) = placement(of: picture)
    if !picture.isOpaque { canvas.add(.fill(area, radius: 0, placeholder)) }
    canvas.add(.texture(picture.texture, source: source, area))
  }

  /// The mean colour of the picture, or a quiet ground.
  private var placeholder: Color {
    pipeline.averageColor(of: file)
      ?? (environment.colorScheme == .dark ? Color(hex: 0x2A2D33) : Color(hex: 0xDDDFE4))
  }

  /// Draws the shadow of the area.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.add(.shadow(bounds, radius: 0, shadow))
  }

  /// The picture takes hits everywhere.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }

  /// Which part of a texture goes to which part of the node.
  private func placement(of picture: Picture) -> (source: Rect, area: Rect) {
    let scale = environment.displayScale
    let box = Size(width: size.width * scale, height: size.height * scale)
    let pixels = Size(
      width: Double(picture.pixelSize.width), height: Double(picture.pixelSize.height))
    let source = picture.sourceSize
    let aspect = Double(source.width) / Double(source.height)
    switch contentMode {
    case .fill:
      // In a texture of the wanted size, whole texels: each is then exactly one device pixel.
      let zoom = max(box.width / pixels.width, box.height / pixels.height)
      let (width, height) = (box.width / zoom, box.height / zoom)
      let x = snapped((pixels.width - width) / 2, if: zoom == 1)
      let y = snapped((pixels.height - height) / 2, if: zoom == 1)
      return (
        Rect(
          x: x / pixels.width, y: y / pixels.height, width: width / pixels.width,
          height: height / pixels.height), bounds
      )
    case .fit:
      let width = min(box.width, (box.height * aspect).rounded(), Double(source.width))
      let height = min(box.height, (width / aspect).rounded())
      let x = ((box.width - width) / 2).rounded(.down)
      let y = ((box.height - height) / 2).rounded(.down)
      return (
        .unit, Rect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
      )
    }
  }

  private func snapped(_ value: Double, if isExact: Bool) -> Double {
    isExact ? value.rounded(.down) : value
  }
}

extension PictureState {
  fileprivate var quality: FrameReport.Quality {
    switch self {
    case .empty: .placeholder
    case .preview: .preview
    case .ready: .ready
    case .failed: .failed
    }
  }
}
