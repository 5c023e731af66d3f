/// How the pages of the gallery are shown and turned.
enum PageStyle: Int, CaseIterable {
  /// Side by side.
  case scroll = 1
  /// A fan of cards, of which the front one swings out and returns under the others.
  case cardDeck = 2
  /// Pages that roll up and go over.
  case book = 3
  /// Each page comes over the one before.
  case historyStack = 4
  /// Each page leaves and uncovers the next.
  case bookStack = 5
  /// One page in the middle, its neighbours smaller beside it.
  case carousel = 6
  /// One page that fades into the next.
  case plain = 7

  /// The digit that chooses the style with Control.
  var digit: Int { rawValue }

  /// What the menu calls the style.
  var title: String {
    switch self {
    case .scroll: "Scroll"
    case .cardDeck: "Card deck"
    case .book: "Book"
    case .historyStack: "History stack"
    case .bookStack: "Book stack"
    case .carousel: "Carousel"
    case .plain: "Plain"
    }
  }

  /// The name of the style's icon.
  var icon: String {
    switch self {
    case .scroll: "pages.scroll"
    case .cardDeck: "pages.cardDeck"
    case .book: "pages.book"
    case .historyStack: "pages.historyStack"
    case .bookStack: "pages.bookStack"
    case .carousel: "pages.carousel"
    case .plain: "rectangle"
    }
  }

  /// Whether the dots lie on the picture, not below it.
  var hasDotsOnPicture: Bool {
    switch self {
    case .scroll, .historyStack, .bookStack, .plain: true
    case .cardDeck, .book, .carousel: false
    }
  }

  /// How far a name moves against its page, in points per page.
  ///
  /// Pages that are drawn as one picture keep it only while nothing moves in them.
  var parallax: Double {
    switch self {
    case .scroll, .historyStack: 12
    case .cardDeck, .book, .bookStack, .carousel, .plain: 0
    }
  }

  /// How much is seen of the name of a page that is some pages after the position, 0…1.
  ///
  /// A card is one picture while it moves, which is made anew with each step.
  func namePresence(at offset: Double) -> Double {
    self == .cardDeck ? max(0, 1 - (16 * abs(offset)).rounded() / 8) : 1
  }
}
