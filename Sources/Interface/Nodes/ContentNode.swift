public import Graphics

/// A node round one content view, as large as its content; modifiers' nodes derive from it.
open class ContentNode: Node {
  /// Where content that is smaller than the node lies.
  public final var alignment: Alignment {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  private var content: Node?

  /// Makes the node; its content comes with the first update.
  public init(alignment: Alignment = .center, in context: ViewContext) {
    self.alignment = alignment
    super.init(in: context)
  }

  /// Makes the content or brings it up to date.
  public final func updateContent(_ view: some View, in context: ViewContext) {
    var context = context
    context.container = self
    if !passesTransitions { context.environment.givenTransition = nil }
    if let content {
      context.update(content, with: view)
    } else {
      let content = context.make(view)
      self.content = content
      setChildren([content] + companions)
    }
  }

  /// Nodes below this one that are not its content.
  open var companions: [Node] { [] }

  override var passesTransitions: Bool { true }
  override var spacerAxis: Axis? { parent?.spacerAxis }
  override var isSpacer: Bool { items.count == 1 && items[0].isSpacer }

  /// The size of the content; several views are a column.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if items.count == 1 { return items[0].measure(proposal) }
    return StackLayout.vertical.size(of: items, proposal: proposal)
  }

  /// Places the content by the alignment.
  open override func layoutItems() { layoutContent(in: bounds, offering: proposal) }

  /// Offers the content a size and places it in an area by the alignment.
  public final func layoutContent(in area: Rect, offering proposal: ProposedSize) {
    guard items.count == 1 else {
      let size = StackLayout.vertical.size(of: items, proposal: proposal)
      StackLayout.vertical.place(items, in: size, proposal: proposal)
      let shift = alignment.origin(of: size, in: area, environment.layoutDirection) - Point.zero
      for item in items { item.origin = item.origin + shift }
      return
    }
    let size = items[0].measure(proposal)
    items[0].place(
      at: alignment.origin(of: size, in: area, environment.layoutDirection), size: size,
      proposal: proposal)
  }
}
