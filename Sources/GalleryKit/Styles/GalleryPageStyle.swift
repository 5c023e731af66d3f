import Paging

/// The pages of the gallery in one of its styles.
struct GalleryPageStyle: PageViewStyle {
  let style: PageStyle
  let layout: GalleryLayout
  @Environment(\.palette) private var palette

  func makeBody(configuration: Configuration) -> some View {
    configuration.pages(placement, rules: rules)
  }

  private var placement: PagePlacement {
    switch style {
    case .scroll: .scroll
    case .cardDeck: .fan(outline(palette.raisedShadow))
    case .book: .book(radius: layout.rollRadius, cornerRadius: layout.frame(of: style).radius)
    case .historyStack: .drift(.history, outline(palette.pictureShadow))
    case .bookStack: .drift(.book, outline(palette.pictureShadow))
    case .carousel:
      .carousel(
        gap: layout.carouselGap, scale: layout.carouselScale, opacity: 0.62,
        outline(palette.pictureShadow, lifted: palette.raisedShadow))
    case .plain: .crossFade(outline(palette.pictureShadow))
    }
  }

  private func outline(_ shadow: Shadow, lifted: Shadow? = nil) -> PageOutline {
    PageOutline(
      radius: layout.frame(of: style).radius, shadow: shadow,
      lifted: lifted ?? palette.liftedShadow)
  }

  private var rules: PagerRules {
    var rules = PagerRules()
    switch style {
    case .scroll, .historyStack, .bookStack, .carousel: break
    case .book: rules.settle = .bookSettle
    case .cardDeck: rules = Fan.rules(width: layout.pictureSize(in: style).width)
    // After 120 ms 95 % of the next page is seen.
    case .plain: rules.settle = Spring(response: 0.16, dampingFraction: 1)
    }
    return rules
  }
}
