import Graphics
public import Interface
import Motion

/// A page in the middle and its neighbours peeking in, whose data are fetched one by one.
///
/// Only the datum in the middle is known: neighbours are placeholders, made from nil. When a page
/// comes into the middle, its datum is fetched; the page stays a placeholder until `data` changes.
/// A fetch may be slow, fail or bring the same value again: pages can be turned all the while.
/// ```swift
/// LazyZCarousel(
///   data: article,
///   isNextAvailable: true, fetchNext: { load(after: article) },
///   isPrevAvailable: article.number > 1, fetchPrev: { load(before: article) }
/// ) { article in
///   Card(article: article)
/// }
/// ```
public struct LazyZCarousel<T: Equatable, Content: View>: View {
  private let data: T?
  private let contentHRatio: Double
  private let content: (T?) -> Content
  private let supply: CarouselSupply<T>
  @State private var model = CarouselModel<T>()

  /// Makes a carousel that asks for everything when it needs it.
  /// - Parameters:
  ///   - data: What the page in the middle shows; nil: a placeholder.
  ///   - contentHRatio: The width of a page, in widths of the carousel; limited to 0.1…1.
  ///   - content: Makes a page, or from nil a placeholder that should look alike.
  ///   - isNextAvailable: Whether there is a page after the one in the middle.
  ///   - fetchNext: Fetches what comes after a datum, to be set as `data`.
  ///   - isPrevAvailable: Whether there is a page before the one in the middle.
  ///   - fetchPrev: Fetches what comes before a datum, to be set as `data`.
  public init(
    data: T?, contentHRatio: Double = 0.7, @ViewBuilder content: @escaping (T?) -> Content,
    isNextAvailable: @escaping () -> Bool, fetchNext: @escaping (T) -> Void,
    isPrevAvailable: @escaping () -> Bool, fetchPrev: @escaping (T) -> Void
  ) {
    self.data = data
    self.contentHRatio = contentHRatio
    self.content = content
    supply = CarouselSupply(
      hasNext: isNextAvailable, fetchNext: fetchNext, hasPrevious: isPrevAvailable,
      fetchPrevious: fetchPrev)
  }

  /// Makes a carousel that is told what is available.
  /// - Parameters:
  ///   - data: What the page in the middle shows; nil: a placeholder.
  ///   - contentHRatio: The width of a page, in widths of the carousel; limited to 0.1…1.
  ///   - isNextAvailable: Whether there is a page after the one in the middle.
  ///   - fetchNext: Fetches what comes next, to be set as `data`.
  ///   - isPrevAvailable: Whether there is a page before the one in the middle.
  ///   - fetchPrev: Fetches what comes before, to be set as `data`.
  ///   - content: Makes a page, or from nil a placeholder that should look alike.
  public init(
    data: T?, contentHRatio: Double = 0.7, isNextAvailable: Bool, fetchNext: @escaping () -> Void,
    isPrevAvailable: Bool, fetchPrev: @escaping () -> Void,
    @ViewBuilder content: @escaping (T?) -> Content
  ) {
    self.init(
      data: data, contentHRatio: contentHRatio, content: content,
      isNextAvailable: { isNextAvailable }, fetchNext: { _ in fetchNext() },
      isPrevAvailable: { isPrevAvailable }, fetchPrev: { _ in fetchPrev() })
  }

  /// The pages.
  public var body: some View { strip }

  private var strip: PageStrip {
    model.update(data: data, supply: supply)
    let (model, content) = (model, content)
    let source = PageSource(
      bounds: { _, _ in model.bounds }, id: { $0 }, index: { id, _ in id.base as? Int },
      selected: { model.page }, select: { model.turn(to: $0) },
      update: { node, page, context in
        node.updateContent(
          ElementView(element: model.value(of: page), content: content), in: context)
      })
    var settings = PagerSettings()
    settings.onRest = { model.rested() }
    let placement = PagePlacement.carousel(ratio: contentHRatio)
    return PageStrip(
      settings: settings, source: { _ in source }, placement: placement,
      rules: .carousel(placement), axis: .horizontal)
  }
}

extension PagerRules {
  /// A page turns past a third of its width, or for a flick, and settles with a spring of 0.4 s.
  fileprivate static func carousel(_ placement: PagePlacement) -> PagerRules {
    var rules = PagerRules()
    let area = Size(width: 1, height: 1)
    let width = placement.pageSize(in: area).width
    rules.turn = .threshold(width / 3 / (placement.travel?(area) ?? width), speed: 0.8)
    rules.settle = Spring(duration: 0.4, bounce: 0)
    rules.fallBack = .bouncy
    rules.rubberBand = RubberBand(resistance: 1 / 3, extent: 1)
    return rules
  }
}
