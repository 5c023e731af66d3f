public import Graphics
public import Interface
import Motion

/// The node of a picture from a file.
public final class AsyncImageNode: ContentNode, BodyNode {
  /// How long a placeholder may be seen before its picture fades in instead of being there.
  private static let patience: Seconds = 0.15
  /// How long a picture fades in.
  private static let fade = Animation.easeOut(duration: 0.18)

  /// Makes or updates what lies over the picture.
  var overlay: ((AsyncImageNode, AsyncImagePhase, ViewContext) -> Void)?
  private var file = PictureFile(path: "")
  private var contentMode = ContentMode.fit
  private var name = ""
  /// 0 where the picture fills the area, 1 where it fits in.
  private var fitness = Animated(1.0)
  /// How much of the picture has come in over its placeholder.
  private var presence = Animated(1.0)
  private var waitingSince: Seconds?
  /// The extent that the picture is wanted for; it follows `size` when that has come to rest.
  private var wantedSize = Size.zero
  private var shownPhase = AsyncImagePhase.empty

  private var pipeline: PicturePipeline { environment.picturePipeline }

  func show(
    _ file: PictureFile, contentMode: ContentMode, name: String, in context: ViewContext
  ) {
    if file != self.file || contentMode != self.contentMode { demandChanged() }
    if contentMode != self.contentMode {
      animate(&fitness, to: contentMode == .fit ? 1 : 0, in: context)
    }
    (self.file, self.contentMode, self.name) = (file, contentMode, name)
    invalidateDrawing()
  }

  /// Makes what lies over the picture for the phase that it is in.
  public func runBody(in context: ViewContext) {
    let phase = phase
    var context = context
    if case .success = phase, shownPhase == .empty { context.animation = comeIn() }
    shownPhase = phase
    overlay?(self, phase, context)
  }

  /// Looks whether the picture came or failed.
  func stateChanged() {
    if phase != shownPhase { host.markDirty(self, animation: nil) }
    invalidateDrawing()
  }

  private var phase: AsyncImagePhase {
    guard let request else { return .empty }
    switch pipeline[request] {
    case .empty: return .empty
    case .failed(let error): return .failure(error)
    case .preview(let picture), .ready(let picture): return .success(ShownPicture(picture))
    }
  }

  // MARK: Demand

  /// The picture at the wanted size in device pixels; nil while it has none.
  var request: PictureRequest? {
    guard !wantedSize.isEmpty else { return nil }
    let scale = environment.displayScale
    let pixels = PixelSize(
      width: Int((wantedSize.width * scale).rounded()),
      height: Int((wantedSize.height * scale).rounded()))
    return PictureRequest(file: file, target: pixels, mode: contentMode == .fill ? .fill : .fit)
  }

  private func want(_ size: Size) {
    wantedSize = size
    demandChanged()
    // A picture of this size may be there already, so that nobody tells that it came.
    stateChanged()
  }

  private func demandChanged() { if hasAppeared { pipeline.images.demandChanged(of: host) } }

  /// From now on the picture is wanted.
  public override func didAppear() { pipeline.images.add(self) }
  /// The picture is wanted no more.
  public override func didDisappear() { pipeline.images.remove(self) }

  /// Moves what fades and fits, and wants the picture for a size that has come to rest.
  public override func advance(to now: Seconds) -> Bool {
    if wantedSize != size { want(size) }
    return fitness.isMoving(at: now) || presence.isMoving(at: now)
  }

  // MARK: Layout and drawing

  /// The picture covers what it is given, whatever lies over it.
  public override var isLayoutBoundary: Bool { true }

  /// All that is offered; 10 points where nothing is.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.filled(by: Size(width: 10, height: 10))
  }

  /// Gives what lies over the picture the whole area.
  public override func layoutItems() {
    super.layoutItems()
    if wantedSize.isEmpty {
      want(size)
    } else if wantedSize != size {
      // While a window is dragged or an animation runs, every frame has another size: the picture
      // is wanted again for the one that stays.
      host.wake(self, at: host.now + 0.1)
    }
  }

  /// Draws the best that there is of the picture, and what lies over it.
  public override func draw(into canvas: inout Canvas) {
    drawPicture(into: &canvas)
    drawItems(into: &canvas)
  }

  private func drawPicture(into canvas: inout Canvas) {
    guard let request else { return }
    let state = pipeline[request]
    canvas.report.pictures.append(FrameReport.Picture(name: name, quality: state.quality))
    guard let picture = state.picture else {
      if case .failed = state { return }
      waitingSince = waitingSince ?? host.now
      return canvas.add(placeholder)
    }
    let presence = presence.value(at: host.now)
    if presence < 1 { canvas.add(placeholder) }
    canvas.faded(by: presence) { draw(picture, into: &$0) }
  }

  /// A picture that was waited for fades in, and what lies over it changes with it; one that is
  /// there in time is simply there.
  private func comeIn() -> Animation? {
    guard let since = waitingSince else { return nil }
    waitingSince = nil
    guard host.now - since > Self.patience, !environment.accessibilityReduceMotion else {
      return nil
    }
    presence = Animated(0)
    presence.set(1, with: Self.fade, at: host.now)
    host.animate(self)
    return Self.fade
  }

  private func draw(_ picture: Picture, into canvas: inout Canvas) {
    let placement = placement(of: picture.sourceSize, drawnAs: picture.pixelSize)
    if !picture.isOpaque { canvas.add(.fill(placement.seen, radius: 0, ground)) }
    for tile in picture.tiles {
      let part = tile.part.intersection(placement.source)
      guard !part.isEmpty else { continue }
      canvas.add(.texture(tile.texture, source: tile.source(of: part), placement.place(of: part)))
    }
  }

  private func placement(of source: PixelSize, drawnAs drawn: PixelSize) -> PicturePlacement {
    PicturePlacement(
      of: source, drawnAs: drawn, in: size, scale: environment.displayScale,
      fitness: fitness.value(at: host.now))
  }

  /// What stands in for the picture: its colours from the top down, or a quiet ground.
  private var placeholder: DrawList.Content {
    guard let info = pipeline.info(of: file), let colors = pipeline.tone(of: file)?.colors else {
      return .fill(bounds, radius: 0, ground)
    }
    let last = Double(colors.count - 1)
    return .gradient(
      placement(of: info.size, drawnAs: info.size).seen,
      colors.enumerated().map { GradientStop(color: $1, location: Double($0) / last) })
  }

  /// What is seen where nothing is known of the picture, and through its clear parts.
  private var ground: Color {
    environment.colorScheme == .dark ? Color(hex: 0x2A2D33) : Color(hex: 0xDDDFE4)
  }

  /// The place of the picture, which on its way from filling the area to fitting into it leaves some
  /// of that free.
  public override var seenArea: Rect {
    guard fitness.value(at: host.now) != 0, let picture = request.flatMap({ pipeline[$0].picture })
    else { return bounds }
    return placement(of: picture.sourceSize, drawnAs: picture.pixelSize).seen
  }

  /// Draws the shadow of the area.
  public override func drawShadow(_ shadow: Shadow, into canvas: inout Canvas) {
    canvas.add(.shadow(bounds, radius: 0, shadow))
  }

  /// The picture, whatever lies over it.
  public override var focusArea: Rect? { bounds }
  /// The picture takes hits everywhere.
  public override func containsHit(_ point: Point) -> Bool { bounds.contains(point) }
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
