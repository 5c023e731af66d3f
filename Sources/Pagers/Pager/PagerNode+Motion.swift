import Graphics
import Interface
import Motion

extension PagerNode {
  /// The pages of the data, as far as is known.
  var pageBounds: PageBounds { source.bounds(pager.nearest, settings.side + 1) }

  /// Whether there is a page.
  var hasPages: Bool { !pageBounds.isEmpty }

  /// The page that is seen in a slot of the row.
  func page(in slot: Int) -> Int { slot == jump?.slot ? jump?.page ?? slot : slot }

  /// The page that is at rest, or that the motion goes to.
  var target: Int { page(in: pager.target) }

  /// The position among the pages, far jumps stretched over all the pages that they pass; in an
  /// endless row of the same pages again and again that of the first round.
  var position: Double {
    let position = jump?.pagePosition(at: pager.position) ?? pager.position
    guard let count = source.count else { return position }
    let whole = Int(position.rounded(.down))
    return Double(modulo(whole, count)) + position - Double(whole)
  }

  /// The number of a page among the data.
  func number(of page: Int) -> Int { source.count.map { modulo(page, $0) } ?? page }

  /// The area of the page in view, inside the margins.
  var area: Rect {
    let margins = margins.value(at: host.now)
    let left = environment.layoutDirection == .leftToRight ? margins.leading : margins.trailing
    return Rect(
      x: left, y: margins.top, width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
  }

  /// How far a pointer drags for one page, in points.
  var pitch: Double {
    let along = settings.axis.length(of: area.size) + settings.spacing
    return max(1, settings.placement.travel?(area.size) ?? along)
  }

  /// The band beyond the ends: its extent is told in lengths of the row, and positions count the
  /// space between two pages too.
  var rubberBand: RubberBand {
    let band = settings.motion.rubberBand
    let share = min(1, settings.axis.length(of: size) / pitch)
    return RubberBand(resistance: band.resistance, extent: share * band.extent)
  }

  /// How far pages are seen beyond the area along the row, in points.
  ///
  /// On the way to other margins those count that will be: no page comes into view only to go.
  private var bleed: Double {
    let margins = margins.target
    return settings.axis == .horizontal
      ? max(0, margins.leading, margins.trailing) : max(0, margins.top, margins.bottom)
  }

  /// The size of a page.
  var pageSize: Size { settings.placement.pageSize(in: area.size) }

  /// 1 where the next page lies on the right or below, −1 where it lies on the left.
  var direction: Double {
    environment.layoutDirection.sign(along: settings.axis)
  }

  /// The pages that can be seen, those below first, each with how many pages it lies after the
  /// position and how it is seen.
  var visiblePages: [(page: PageNode, offset: Double, placement: Placement)] {
    let area = area
    guard !area.size.isEmpty else { return [] }
    let (first, reach) = (Int(pager.position.rounded(.down)), settings.placement.reach)
    let place = Transform.translation(area.origin - Point.zero)
    var moment = moment
    let visible = (first - reach...first + 1 + reach).compactMap {
      slot -> (page: PageNode, offset: Double, placement: Placement)? in
      guard pager.bounds.contains(slot), let page = pages[page(in: slot)] else { return nil }
      moment.offset = Double(slot) - pager.position
      return settings.placement.placement(of: moment).map { placement in
        var placement = placement
        placement.transform = placement.transform.followed(by: place)
        return (page, moment.offset, placement)
      }
    }
    return visible.sorted { $0.placement.order < $1.placement.order }
  }

  /// What the places of all pages have in common now.
  private var moment: PageMoment {
    let origin = turn?.origin ?? pager.target
    return PageMoment(
      offset: 0, turn: pager.position - Double(origin),
      passage: pager.position - Double(pager.passed),
      startsAtFirst: pager.bounds.lower == origin, startsAtLast: pager.bounds.upper == origin,
      size: area.size, pageSize: pageSize, bleed: bleed, spacing: settings.spacing,
      axis: settings.axis, direction: direction, grip: grip)
  }

  // MARK: Turns

  /// Marks where a turn begins; one that is still on its way elsewhere counts as done.
  ///
  /// Pages that move already keep the grip by which they were taken, so that they do not jump.
  func beginTurn(by place: Point? = nil) {
    if pager.phase == .idle { grip = place.map(grip(at:)) ?? 1 }
    if let turn, turn.origin != pager.target { completeTurn() }
    guard turn == nil, hasPages else { return }
    turn = PageTurn(origin: pager.target, originID: source.id(target))
  }

  /// Where across the axis a place of the window lies, 0…1.
  private func grip(at place: Point) -> Double {
    let place = convertFromWindow(place) - area.origin
    let breadth = settings.axis.breadth(of: area.size)
    let across = settings.axis == .horizontal ? place.dy : place.dx
    return breadth > 0 ? min(max(0, across / breadth), 1) : 1
  }

  /// Goes to a page: beside the present one by a turn, farther by one slide, and at once when the
  /// pages already move.
  func go(to index: Int) {
    let index = pageBounds.clamp(index)
    guard index != target else { return }
    let isNear = abs(index - target) == 1
    let isAtOnce =
      settings.jump?.takeAtOnce() == true || pager.isSettling || pager.isDragging && !isNear
      || pager.rules.settle == nil
    if jump != nil { finishJump() }
    beginTurn()
    if isAtOnce {
      pager.jump(to: index)
    } else {
      if !isNear { beginJump(to: index) }
      pager.settle(to: index, at: host.now)
    }
    host.animate(self)
  }

  private func beginJump(to index: Int) {
    let page = target
    let slot = index > page ? index - 1 : index + 1
    jump = FarJump(
      slot: slot, page: page, pageID: source.id(page), target: index, targetID: source.id(index))
    turn?.origin = slot
    pager.jump(to: slot)
    confine()
  }

  /// Limits the row to the pages that can be reached: in a far jump not those that it passes.
  func confine() {
    guard let jump else { return pager.bounds = pageBounds }
    pager.bounds =
      jump.target > jump.slot
      ? PageBounds(lower: jump.slot, upper: pageBounds.upper)
      : PageBounds(lower: pageBounds.lower, upper: jump.slot)
  }

  /// Ends a far jump at once, on the page that it goes to.
  func finishJump() {
    completeTurn()
    endJump()
  }

  private func endJump() {
    guard jump != nil else { return }
    let page = target
    jump = nil
    confine()
    pager.jump(to: page)
  }

  /// The pages have come to rest.
  func rest() {
    turn = nil
    endJump()
    settings.onRest?()
  }
}
