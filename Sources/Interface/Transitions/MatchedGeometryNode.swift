import Graphics
import Motion

/// The node of content that shares a geometry with others.
final class MatchedGeometryNode: ContentNode, Traveller {
  private var settings: MatchedGeometryModifier
  /// How far the content is from its own place, and how much larger than its own size.
  private var away = Animated(Rect.zero)
  private var isGoing = false
  /// How the content comes; nil: it is there.
  private var arrival: Animation?

  init(_ settings: MatchedGeometryModifier, in context: ViewContext) {
    self.settings = settings
    super.init(in: context)
    arrival = context.animation
  }

  var match: GeometryMatch { settings.match }
  /// Whether others go by this view.
  var isSource: Bool { settings.isSource && !isGoing }

  func show(_ settings: MatchedGeometryModifier, in context: ViewContext) {
    if settings.match != match { host.matches.remove(self, from: match) }
    self.settings = settings
    host.matches.add(self)
    guard hasAppeared, !settings.isSource else { return }
    let animation = context.animation
    host.perform { [weak self] in self?.followSource(along: animation) }
  }

  // MARK: On the way

  /// Where the content is now, in the window.
  var frame: Rect { transformToWindow.apply(to: area) }

  private var area: Rect {
    let away = away.value(at: host.now)
    return Rect(
      x: away.minX, y: away.minY, width: max(0, size.width + away.width),
      height: max(0, size.height + away.height))
  }

  /// How far a place in the window is from this view's own.
  private func distance(to place: Rect) -> Rect {
    guard let inverse = transformToWindow.inverse else { return .zero }
    let place = inverse.apply(to: place)
    let direction = environment.layoutDirection
    let size = settings.properties.contains(.size) ? place.size : self.size
    guard settings.properties.contains(.position) else {
      return Rect(
        x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2,
        width: size.width - self.size.width, height: size.height - self.size.height)
    }
    let own = settings.anchor.place(in: Rect(size: size), direction)
    let origin = settings.anchor.place(in: place, direction) - own
    return Rect(
      x: origin.dx, y: origin.dy, width: size.width - self.size.width,
      height: size.height - self.size.height)
  }

  private func move(to target: Rect, along animation: Animation?) {
    var context = ViewContext(host: host, environment: environment)
    context.animation = environment.accessibilityReduceMotion ? nil : animation
    animate(&away, to: target, in: context)
    layoutItems()
  }

  private func followSource(along animation: Animation?) {
    let source = host.matches.others(than: self).last(where: \.isSource)
    move(to: source.map { distance(to: $0.ownFrame) } ?? .zero, along: animation)
  }

  /// Where the content belongs, in the window.
  private var ownFrame: Rect { transformToWindow.apply(to: bounds) }

  /// The view has a place: it comes from where the others are, and what goes does so to here.
  override func didAppear() {
    host.matches.add(self)
    let animation = arrival
    arrival = nil
    guard settings.isSource else { return followSource(along: nil) }
    guard let animation, !environment.accessibilityReduceMotion,
      let place = host.matches.place(for: self)
    else { return }
    away = Animated(distance(to: place))
    move(to: .zero, along: animation)
    for other in host.matches.others(than: self) where other.isGoing {
      other.move(to: other.distance(to: ownFrame), along: animation)
    }
  }

  override func didDisappear() { host.matches.remove(self, from: match) }

  func come(in context: ViewContext) {
    guard isGoing else { return }
    isGoing = false
    move(to: .zero, along: context.animation)
  }

  /// The content has left, and is seen for a while if something else wants it.
  func leave(in context: ViewContext) {
    isGoing = true
    guard let other = host.matches.others(than: self).last(where: \.isSource) else {
      return away = Animated(away.value(at: host.now))
    }
    move(to: distance(to: other.ownFrame), along: context.animation)
  }

  func go(in context: ViewContext) {}

  var isOnItsWay: Bool { away.isMoving(at: host.now) }

  override func advance(to now: Seconds) -> Bool {
    layoutItems()
    if isGoing && !isOnItsWay { host.travellersArrived() }
    return isOnItsWay
  }

  // MARK: Layout

  /// Places the content where it is on its way, in the size that it has there.
  override func layoutItems() {
    let isAway = away.value(at: host.now) != .zero
    layoutContent(in: area, offering: isAway ? ProposedSize(area.size) : proposal)
  }
}
