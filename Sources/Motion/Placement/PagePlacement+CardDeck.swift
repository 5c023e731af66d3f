internal import Glibc
internal import Graphics

extension PagePlacement {
  /// A pile of cards, of which the front one swings out and goes under the pile.
  ///
  /// With W the width of the area, q a card's offset and p the position: x = q · W / 10, scale
  /// 1 − 0.1 · |q|, rotation 2° · q, order −|q|; the card that the turn began on goes out by the
  /// factor 20 · |sin πp|, but nowhere less far than any other card, so that it ends where it
  /// belongs. The whole deck is drawn at 0.8 of its size. The figures are those of BigUIPaging.
  /// - Parameters:
  ///   - cornerRadius: The radius of a card's corners, in points.
  ///   - hasShadow: Whether the front card casts a shadow.
  public static func cardDeck(cornerRadius: Double = 45, hasShadow: Bool = true) -> PagePlacement {
    PagePlacement(reach: 3) { page in place(page, cornerRadius, hasShadow) }
  }

  private static func place(
    _ page: PageMoment, _ cornerRadius: Double, _ hasShadow: Bool
  ) -> Placement? {
    let distance = abs(page.offset)
    guard distance < 3.5 else { return nil }
    let center = Point(x: page.pageSize.width / 2, y: page.pageSize.height / 2)
    let step = page.offset * page.size.width / 10 * page.direction * swing(of: page)
    let transform = Transform.translation(Vector(dx: step))
      .followed(by: .scale(1 - 0.1 * distance, about: center))
      .followed(by: .rotation(degrees: 2 * page.offset * page.direction, about: center))
      .followed(by: page.centered)
      .followed(by: .scale(deckScale, about: page.center))
    let shadow = Shadow(
      color: Color(white: 0, opacity: 0.3 * max(0, 1 - distance)), radius: 30,
      offset: Vector(dy: 20))
    return Placement(
      transform: transform, order: -distance, opacity: min(1, max(0, 3.5 - distance) * 2),
      cornerRadius: cornerRadius, shadow: hasShadow && distance < 1 ? shadow : nil,
      hugsContent: true, surface: .picture(scale: deckScale))
  }

  /// The size of the deck, of its area's.
  private static let deckScale = 0.8

  /// How much farther out than others the card goes that is being left.
  private static func swing(of page: PageMoment) -> Double {
    let leavesRow = page.startsAtFirst && page.turn < 0 || page.startsAtLast && page.turn > 0
    guard page.isOrigin, page.turn != 0, !leavesRow else { return 1 }
    return max(1, 20 * abs(sin(.pi * page.turn)))
  }
}
