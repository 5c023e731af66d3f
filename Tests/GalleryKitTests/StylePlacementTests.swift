import Paging
import Testing

@testable import GalleryKit

/// Where the gallery's own styles put a page, by the numbers.
@Suite struct StylePlacementTests {
  private let size = Size(width: 740, height: 500)
  private let outline = PageOutline(
    radius: 16, shadow: Shadow(color: .black.opacity(0.5), radius: 24, offset: Vector(dy: 8)),
    lifted: Shadow(color: .black.opacity(0.6), radius: 48, offset: Vector(dy: 16)))

  private func place(
    _ placement: PagePlacement, _ offset: Double, passage: Double = 0, spacing: Double = 40,
    direction: Double = 1
  ) -> Placement? {
    placement.placement(
      of: PageMoment(
        offset: offset, passage: passage, size: size, spacing: spacing, direction: direction))
  }

  /// How far the middle of a page lies to the right of the middle of its area.
  private func x(_ placement: Placement?) -> Double {
    (placement?.transform.apply(to: Point(x: 370, y: 250)).x ?? .nan) - 370
  }

  /// The angle of a page in degrees, clockwise.
  private func angle(_ placement: Placement?) -> Double {
    guard let transform = placement?.transform else { return .nan }
    let tangent = transform.b / transform.a
    // Nothing is turned by more than 16°, where the series is exact to a thousandth.
    let cube = tangent * tangent * tangent
    return (tangent - cube / 3 + cube * tangent * tangent / 5) * 180 / .pi
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-3) -> Bool {
    abs(a - b) < tolerance
  }

  // MARK: The fan

  @Test(arguments: [
    (0.0, 0.0, 1.0, 0.0), (1, 74, 0.9, 2), (-1, -74, 0.9, -2), (2, 148, 0.8, 4),
    (-2, -148, 0.8, -4),
  ])
  func theFanRests(offset: Double, left: Double, scale: Double, degrees: Double) {
    let card = place(.fan(outline), offset)
    #expect(isNear(x(card), left) && isNear(angle(card), degrees))
    let area = card?.transform.apply(to: Rect(size: size)) ?? .zero
    #expect(isNear(area.width, width(scale, degrees), 0.01))
    #expect(card?.order == -abs(offset) && card?.opacity == 1)
    #expect(isNear(card?.dimming ?? .nan, 0.1 * abs(offset)))
  }

  private func width(_ scale: Double, _ degrees: Double) -> Double {
    let turn = Transform.rotation(degrees: abs(degrees), about: .zero)
    return scale * (740 * turn.a + 500 * turn.b)
  }

  @Test(arguments: [(0.25, 0.70711), (0.5, 1), (0.75, 0.70711)])
  func theCardThatIsLeftSwingsOutAndReturns(passage: Double, swing: Double) {
    let fan = PagePlacement.fan(outline)
    let left = place(fan, -passage, passage: passage)
    #expect(isNear(x(left), -74 * passage - 666 * swing, 0.01))
    #expect(isNear(angle(left), -2 * passage - 12 * swing, 0.01))
    // Back from the page after it the other card swings, to the other side.
    let right = place(fan, passage, passage: -passage)
    #expect(isNear(x(right), 74 * passage + 666 * swing, 0.01))
    #expect(isNear(angle(right), 2 * passage + 12 * swing, 0.01))
    // The card that comes only moves up.
    #expect(isNear(x(place(fan, 1 - passage, passage: passage)), 74 * (1 - passage), 0.01))
    let mirrored = place(fan, -passage, passage: passage, direction: -1)
    #expect(isNear(x(mirrored), -x(left)) && isNear(angle(mirrored), -angle(left)))
  }

  @Test func halfWayTheTwoCardsDoNotOverlapAndChangeTheirOrder() throws {
    let fan = PagePlacement.fan(outline)
    for f in [0.49, 0.51] {
      let left = try #require(place(fan, -f, passage: f))
      let next = try #require(place(fan, 1 - f, passage: f))
      #expect((left.order > next.order) == (f < 0.5))
      let middle = Rect(size: size).center
      let distance = next.transform.apply(to: middle) - left.transform.apply(to: middle)
      // Half of both cards, of which one is turned by 13°.
      #expect(distance.dx > 0.95 * 740 * 0.97)
    }
  }

  @Test func cardsFadeFromTheSecondToTheThird() {
    let fan = PagePlacement.fan(outline)
    #expect(place(fan, 2)?.opacity == 1 && isNear(place(fan, 2.4)?.opacity ?? 0, 0.6))
    #expect(place(fan, 3) == nil && place(fan, -3.2) == nil)
  }

  @Test func theCardStaysUnderThePointerAtFirst() {
    let fan = PagePlacement.fan(outline)
    let travel = fan.travel?(size) ?? 0
    #expect(isNear(travel, 0.9 * .pi * 740))
    let f = 10 / travel
    #expect(isNear(x(place(fan, -f, passage: f)), -10, 0.5))
  }

  @Test func aCardTurnsAfter28PercentOfItsWidthOr600PointsASecond() {
    let turn = Fan.rules(width: 740).turn
    let travel = Fan.travel(width: 740)
    func page(_ points: Double, speed: Double = 0) -> Int {
      turn.page(
        for: TurnRule.Release(
          start: 4, position: 4 + points / travel, translation: points / travel,
          velocity: speed / travel))
    }
    #expect(page(0.27 * 740) == 4 && page(0.29 * 740) == 5 && page(-0.29 * 740) == 3)
    #expect(page(20, speed: 590) == 4 && page(20, speed: 610) == 5)
    #expect(page(-20, speed: -610) == 3 && page(20, speed: -610) == 4)
    #expect(Fan.rules(width: 740).settle == .deckThrow)
  }

  // MARK: Stacks

  @Test func inAHistoryTheNextPageComesOverTheOneThatDriftsAway() {
    let stack = PagePlacement.drift(.history, outline)
    let (above, below) = (place(stack, 0.75), place(stack, -0.25))
    #expect(isNear(x(above), 0.75 * 780) && isNear(x(below), -0.24 * 0.25 * 740))
    #expect(isNear(below?.dimming ?? 0, 0.35 * 0.25) && above?.dimming == 0)
    #expect((above?.order ?? 0) > (below?.order ?? 0))
    #expect(above?.shadow?.radius == 48 && below?.shadow?.radius == 24)
    #expect(place(stack, 1) == nil && place(stack, -1) == nil)
    #expect(isNear(x(place(stack, 0.75, direction: -1)), -0.75 * 780))
  }

  @Test func inABookStackThePageLeavesAndTheNextOneRises() {
    let stack = PagePlacement.drift(.book, outline)
    let (above, below) = (place(stack, -0.25), place(stack, 0.75))
    #expect(isNear(x(above), -0.25 * 780) && isNear(x(below), 0))
    #expect(isNear(below?.transform.a ?? 0, 1 - 0.03 * 0.75))
    #expect(isNear(below?.dimming ?? 0, 0.34 * 0.75) && above?.dimming == 0)
    #expect((above?.order ?? 0) > (below?.order ?? 0))
    #expect(place(stack, 0)?.transform == .identity)
  }

  // MARK: Carousel and plain

  @Test func theCarouselsNeighboursAreSmallerFainterAndAGapAway() {
    let carousel = PagePlacement.carousel(gap: 24, scale: 0.85, opacity: 0.62, outline)
    let (middle, next) = (place(carousel, 0), place(carousel, 1))
    #expect(middle?.transform == .identity && middle?.opacity == 1)
    let area = next?.transform.apply(to: Rect(size: size)) ?? .zero
    #expect(isNear(area.minX, 740 + 24) && isNear(area.width, 740 * 0.85))
    #expect(isNear(area.center.y, 250) && isNear(next?.opacity ?? 0, 0.62))
    #expect(isNear(carousel.travel?(size) ?? 0, x(next)))
    let half = place(carousel, 0.5)
    #expect(isNear(half?.transform.a ?? 0, 0.925) && isNear(half?.opacity ?? 0, 0.81))
    let second = place(carousel, 1.5)
    #expect(isNear(x(second) - x(next), 0.5 * (740 * 0.85 + 24)))
    #expect(isNear(x(place(carousel, -1)), -x(next)))
  }

  @Test func aPlainPageFadesAndDoesNotMove() {
    let plain = PagePlacement.crossFade(outline)
    for offset in [0.0, 0.3, 0.9, -0.3] {
      let page = place(plain, offset)
      #expect(page?.transform == .identity)
      #expect(isNear(page?.opacity ?? 0, offset > 0 ? 1 - offset : 1))
    }
    let spring = Spring(response: 0.16, dampingFraction: 1)
    #expect(isNear(1 - spring.value(at: 0.12, from: 1).displacement, 0.95, 0.005))
  }

  // MARK: All

  /// At each step of a turn forwards and back nothing moves, fades or darkens at once.
  @Test func everyPlacementIsContinuous() {
    let placements: [PagePlacement] = [
      .fan(outline), .drift(.history, outline), .drift(.book, outline),
      .carousel(gap: 24, scale: 0.85, opacity: 0.62, outline), .crossFade(outline),
    ]
    for (number, placement) in placements.enumerated() {
      for way in [1.0, -1.0] {
        for page in -3...3 {
          var last: Placement?
          for step in 0...1000 {
            let passage = way * Double(step) / 1000
            let now = place(placement, Double(page) - passage, passage: passage)
            if let last, let now {
              let corners = [last, now].map { $0.transform.apply(to: Point.zero) }
              #expect((corners[1] - corners[0]).length < 3, "\(number), \(page), \(passage)")
              #expect(abs(now.opacity - last.opacity) < 0.002)
              #expect(abs(now.dimming - last.dimming) < 0.001)
            }
            last = now
          }
          // The end of a turn is the rest that follows.
          let rest = place(placement, Double(page) - way)
          let end = place(placement, Double(page) - way, passage: way)
          #expect((rest?.opacity ?? 0) == (end?.opacity ?? 0))
          let corners = [rest, end].map { $0?.transform.apply(to: Point.zero) ?? .zero }
          #expect((corners[1] - corners[0]).length < 1e-6, "\(number), \(page)")
        }
      }
    }
  }
}
