import Graphics
import Motion
import Testing

@Suite struct PlacementTests {
  private let size = Size(width: 1000, height: 600)

  private func card(
    _ offset: Double, turn: Double = 0, atFirst: Bool = false, atLast: Bool = false
  ) -> Placement? {
    PagePlacement.cardDeck().placement(
      of: PageMoment(
        offset: offset, turn: turn, startsAtFirst: atFirst, startsAtLast: atLast, size: size))
  }

  /// Where the middle of a card is, from the middle of the deck, undone the deck's own scale.
  private func center(_ placement: Placement?) -> Vector {
    let center = placement?.transform.apply(to: Point(x: 500, y: 300)) ?? .zero
    return (center - Point(x: 500, y: 300)) * (1 / 0.8)
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.05) -> Bool {
    abs(a - b) < tolerance
  }

  /// The card's offset before it is scaled and rotated, as the family computes it.
  private func offset(_ drag: Double) -> Double {
    let scale = 1 - 0.1 * drag
    return center(card(-drag, turn: drag)).length / scale
  }

  @Test func cardDeckSwingsOutAsComputed() {
    #expect(isNear(offset(0.25), 353.6))
    #expect(isNear(offset(0.5), 1000))
    let farthest = stride(from: 0.0, through: 1, by: 0.001).max { offset($0) < offset($1) }
    #expect(isNear(farthest ?? 0, 0.646, 0.0015))
    #expect(isNear(offset(farthest ?? 0), 1158.5))
  }

  @Test func cardDeckRestsAsComputed() {
    for (offset, x, scale, degrees) in [
      (1.0, 100.0, 0.9, 2.0), (-1, -100, 0.9, -2), (2, 200, 0.8, 4), (-2, -200, 0.8, -4),
    ] {
      let placement = card(offset)
      let transform = placement?.transform ?? .identity
      #expect(isNear(center(placement).length, abs(x) * scale))
      #expect(isNear(transform.a, 0.8 * scale * cosine(degrees), 1e-6))
      #expect(placement?.order == -abs(offset))
    }
    #expect(card(0)?.shadow?.color.alpha == 0.3 && card(0)?.cornerRadius == 45)
  }

  @Test func cardDeckTurnsAndShrinksAsComputed() {
    let transform = card(-0.25, turn: 0.25)?.transform ?? .identity
    #expect(isNear(transform.a, 0.8 * 0.975 * cosine(0.5), 1e-6))
    let half = card(-0.5, turn: 0.5)?.transform ?? .identity
    #expect(isNear(half.a, 0.8 * 0.95 * cosine(1), 1e-6))
  }

  @Test func cardDeckDoesNotSwingBeyondItsEnds() {
    #expect(isNear(center(card(0.25, turn: -0.25, atFirst: true)).length, 25 * 0.975))
    #expect(isNear(center(card(-0.25, turn: 0.25, atLast: true)).length, 25 * 0.975))
  }

  @Test func stacksMoveOneOfTwoPages() {
    func x(_ placement: PagePlacement, _ offset: Double, _ direction: Double = 1) -> Double? {
      placement.placement(of: PageMoment(offset: offset, size: size, direction: direction))?
        .transform.tx
    }
    #expect(x(.historyStack(), 0.4) == 400 && x(.historyStack(), -0.6) == 0)
    #expect(x(.bookStack(), 0.4) == 0 && x(.bookStack(), -0.6) == -600)
    #expect(x(.historyStack(), 0.4, -1) == -400 && x(.bookStack(), -0.6, -1) == 600)
    #expect(isNear(x(.historyStack(drift: 0.24), -0.5) ?? 0, -120))
    for (upper, lower, placement) in [
      (0.4, -0.6, PagePlacement.historyStack()), (-0.6, 0.4, .bookStack()),
    ] {
      let orders = [upper, lower].map {
        placement.placement(of: PageMoment(offset: $0, size: size))?.order ?? .nan
      }
      #expect(orders[0] > orders[1])
    }
  }

  @Test func carouselDistancesAreAsComputed() {
    for (ratio, distance) in [(0.7, 775.0), (1, 1000), (0.1, 325), (5, 1000), (0, 325)] {
      let placement = PagePlacement.carousel(ratio: ratio)
      let page = placement.pageSize(in: size)
      let moment = PageMoment(offset: 1, size: size, pageSize: page)
      let next = placement.placement(of: moment)
      let middle = next?.transform.apply(to: Point(x: page.width / 2, y: 300))
      if ratio < 1 { #expect(isNear(middle?.x ?? 0, 500 + distance)) }
      #expect(isNear(placement.travel?(size) ?? 0, distance))
    }
    let page = PagePlacement.carousel().pageSize(in: size)
    #expect(isNear(page.width, 700))
    // A neighbour peeks in by 0.075 W.
    #expect(isNear(1000 - (500 + 775 - page.width / 2), 75))
  }

  @Test func rowsRunAlongTheirAxis() {
    func place(_ axis: Axis, _ direction: Double) -> Transform? {
      PagePlacement.scroll.placement(
        of: PageMoment(offset: 0.5, size: size, spacing: 20, axis: axis, direction: direction))?
        .transform
    }
    #expect(place(.horizontal, 1)?.tx == 510 && place(.horizontal, -1)?.tx == -510)
    #expect(place(.vertical, 1)?.ty == 310)
  }

  @Test func everyPlacementIsContinuous() {
    let placements: [PagePlacement] = [
      .scroll, .plain, .historyStack(drift: 0.24, dimming: 0.35),
      .bookStack(shrinking: 0.03, dimming: 0.34), .cardDeck(), .book(),
      .carousel(ratio: 0.65, shrinking: 0.15, fading: 0.38),
    ]
    for (number, placement) in placements.enumerated() {
      let pageSize = placement.pageSize(in: size)
      for page in -3...4 {
        var last: (corner: Point, opacity: Double)?
        for step in 0...1000 {
          let turn = Double(step) / 1000
          let moment = PageMoment(
            offset: Double(page) - turn, turn: turn, size: size, pageSize: pageSize)
          let seen = placement.placement(of: moment)
          let now = seen.map { ($0.transform.apply(to: Point.zero), $0.opacity) }
          if let last, let now {
            #expect((now.0 - last.corner).length < 12, "placement \(number), page \(page), \(turn)")
            #expect(abs(now.1 - last.opacity) < 0.02, "placement \(number), page \(page), \(turn)")
          }
          last = now
        }
      }
    }
  }

  /// The end of a turn is the rest that follows: nothing jumps when the turn has ended.
  @Test func aTurnEndsWhereItsPagesRest() {
    let placements: [PagePlacement] = [
      .scroll, .plain, .historyStack(), .bookStack(), .cardDeck(), .book(), .carousel(),
    ]
    for (number, placement) in placements.enumerated() {
      for page in -3...3 {
        let offset = Double(page)
        let ended = placement.placement(of: PageMoment(offset: offset, turn: 1, size: size))
        let rests = placement.placement(of: PageMoment(offset: offset, turn: 0, size: size))
        let corners = [ended, rests].map { $0?.transform.apply(to: Point.zero) ?? .zero }
        #expect((corners[0] - corners[1]).length < 1e-6, "placement \(number), page \(page)")
      }
    }
  }

  private func cosine(_ degrees: Double) -> Double {
    Transform.rotation(degrees: degrees, about: .zero).a
  }
}
