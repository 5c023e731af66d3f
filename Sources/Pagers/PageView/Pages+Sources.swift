import Interface
import Motion

extension Pages {
  private typealias Value = PageViewStyleConfiguration.Value

  /// Pages by number.
  init<Content: View>(
    settings: PagerSettings, source: PageSource, count: Int, content: @escaping (Int) -> Content
  ) {
    func step(_ value: PageViewStyleConfiguration.Value, _ way: Int) -> Value? {
      guard let page = value.base.base as? Int, (0..<count).contains(page + way) else { return nil }
      return Value(base: page + way)
    }
    self.init(
      settings: settings, source: { _ in source },
      selection: Binding(
        get: { Value(base: source.selected()) },
        set: { if let page = $0.base.base as? Int { source.select(page) } }),
      next: { step($0, 1) }, previous: { step($0, -1) },
      content: { value in AnyView((value.base.base as? Int).map(content)) })
  }

  /// Pages that are known by what comes before and after each.
  init<Selection: Hashable>(
    selection: Binding<Selection>, next: @escaping (Selection) -> Selection?,
    previous: @escaping (Selection) -> Selection?, content: @escaping (Selection) -> some View
  ) {
    self.init(
      source: { node in
        let chain = node.chain(from: selection.wrappedValue, next: next, previous: previous)
        return PageSource(chain, selection: selection, content: content)
      },
      selection: selection.erased,
      next: { $0.step(next) }, previous: { $0.step(previous) },
      content: { value in AnyView((value.base.base as? Selection).map(content)) })
  }

  /// The elements of a `ForEach`, selected by their identifiers.
  init<Data: RandomAccessCollection, ID: Hashable>(
    selection: Binding<ID>, elements: ForEach<Data, ID, some View>
  ) {
    let (data, id, count) = (elements.data, elements.id, elements.data.count)
    func page(of wanted: ID, near place: Int = 0) -> Int? {
      PageSource.nearest(to: place, in: count) { id(data.element(at: $0)) == wanted }
    }
    func step(_ wanted: ID, _ way: Int) -> ID? {
      guard let page = page(of: wanted), (0..<count).contains(page + way) else { return nil }
      return id(data.element(at: page + way))
    }
    self.init(
      source: { node in
        PageSource(
          data, id: id, content: elements.content,
          selected: { [weak node] in
            let place = node?.target ?? 0
            return page(of: selection.wrappedValue, near: place) ?? place
          },
          select: { selection.change(to: id(data.element(at: $0))) })
      },
      selection: selection.erased,
      next: { $0.step { step($0, 1) } }, previous: { $0.step { step($0, -1) } },
      content: { value in
        AnyView(
          (value.base.base as? ID).flatMap { page(of: $0) }
            .map { elements.content(data.element(at: $0)) })
      })
  }
}

extension PageViewStyleConfiguration.Value {
  /// The value that a typed step leads to.
  fileprivate func step<Selection: Hashable>(_ way: (Selection) -> Selection?) -> Self? {
    (base.base as? Selection).flatMap(way).map { Self(base: AnyHashable($0)) }
  }
}

extension Binding where Value: Hashable {
  fileprivate var erased: Binding<PageViewStyleConfiguration.Value> {
    Binding<PageViewStyleConfiguration.Value>(
      get: { PageViewStyleConfiguration.Value(base: AnyHashable(wrappedValue)) },
      set: { if let value = $0.base.base as? Value { wrappedValue = value } })
  }
}
