import Graphics
public import Interface
import Motion

/// A pile of cards, of which the front one swings out and goes under the pile.
public struct CardDeckPageViewStyle: PageViewStyle {
  @Environment(\.pageViewCardCornerRadius) private var cornerRadius
  @Environment(\.pageViewCardShadow) private var shadow

  /// Makes the style.
  public init() {}

  /// Makes the cards.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.pages(
      .cardDeck(cornerRadius: max(0, cornerRadius ?? 45), hasShadow: shadow != .hidden),
      rules: .cardDeck, isPiled: true, axis: .horizontal)
  }
}

extension PageViewStyle where Self == CardDeckPageViewStyle {
  /// A pile of cards, of which the front one swings out and goes under the pile.
  public static var cardDeck: CardDeckPageViewStyle { CardDeckPageViewStyle() }
}

extension PagerRules {
  /// A card turns when it is dragged by 0.3 of the deck's width, however fast; it goes with a smooth
  /// spring of 0.25 s and comes back with a bouncy one.
  fileprivate static var cardDeck: PagerRules {
    var rules = PagerRules()
    rules.turn = .threshold(0.3)
    rules.settle = Spring(duration: 0.25, bounce: 0)
    rules.fallBack = .bouncy
    return rules
  }
}
