internal import Glibc
import Paging

nonisolated extension PagePlacement {
  /// A fan of cards, of which the front one swings out to the side and returns under the others.
  ///
  /// With w the width of a card, q its offset and f the part of a page that the row has moved since
  /// it last stood at a whole one: x = 0.1 · w · q, rotation 2° · q, scale 1 − 0.1 · |q|, dimming
  /// 0.1 · |q|, order −|q|, fading out from 2 to 3. The card being left is moved by −0.9 · w · sin πf
  /// more and turned by −12° · sin πf. Cards change their order at half of the way, where the two do
  /// not overlap.
  /// - Parameters:
  ///   - outline: The corners of a card, and what it casts at rest and while it swings.
  static func fan(_ outline: PageOutline) -> PagePlacement {
    PagePlacement(reach: 3, travel: { Fan.travel(width: $0.width) }) { page in
      let distance = abs(page.offset)
      guard distance < 3 else { return nil }
      let swing = page.isPassed ? sin(.pi * page.passage) : 0
      let center = Point(x: page.pageSize.width / 2, y: page.pageSize.height / 2)
      let degrees = (2 * page.offset - 12 * swing) * page.direction
      let x = (0.1 * page.offset - 0.9 * swing) * page.pageSize.width
      let transform = Transform.scale(1 - 0.1 * distance, about: center)
        .followed(by: .rotation(degrees: degrees, about: center))
        .followed(by: page.along(x))
      return Placement(
        transform: transform, order: -distance, opacity: min(1, 3 - distance),
        dimming: 0.1 * distance, cornerRadius: outline.radius,
        shadow: outline.shadow(lifted: abs(swing)))
    }
  }
}

/// How the fan answers to a hand.
nonisolated enum Fan {
  /// How far a pointer drags for one page, in points: at first the card stays under the pointer.
  static func travel(width: Double) -> Double { 0.9 * .pi * width }

  /// A card turns when it is moved by 28 % of its width, or faster than 600 points a second.
  static func rules(width: Double) -> PagerRules {
    var rules = PagerRules()
    rules.turn = .threshold(0.28 * width / travel(width: width), speed: 600 / travel(width: width))
    rules.settle = .deckThrow
    return rules
  }
}
