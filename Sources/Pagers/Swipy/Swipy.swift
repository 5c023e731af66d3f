public import Interface
public import Motion

/// A row that is swiped sideways to uncover actions.
///
/// ```swift
/// ScrollView {
///   LazyVStack(spacing: 0) {
///     ForEach(files) { file in
///       Swipy(isSwipingAnItem: $isSwipingAnItem) { model in
///         FileRow(file: file)
///       } actions: {
///         SwipyAction { model in
///           Button("Delete") { delete(file) }
///         }
///       }
///     }
///   }
/// }
/// .scrollDisabled(isSwipingAnItem)
/// ```
/// Fingers on a trackpad, a finger on a touchscreen and a mouse swipe it; ← and → open and close the
/// row that has the focus. One row of a window is open at a time: it closes when another is swiped,
/// when something else is clicked or scrolled, when it is swiped back, and with Escape. What an
/// action does to the row is its own business: it closes the row by `SwipyModel.unswipe()`.
public struct Swipy<C: View, A: View>: PrimitiveView {
  /// The row itself, for its model.
  public let content: (SwipyModel) -> C
  /// The actions at the trailing side.
  public let actions: () -> A
  /// Whether a row is being swiped.
  @Binding public var isSwipingAnItem: Bool
  private let leadingActions: () -> AnyView
  private let fullSwipe: HorizontalEdge.Set
  private let settings: SwipySettings

  /// Makes a row with actions at its trailing side.
  /// - Parameters:
  ///   - isSwipingAnItem: Set while the row is being swiped, so that what it lies in can be kept
  ///     from scrolling; rows share it.
  ///   - swipeActionsMargin: The space at both sides of the actions.
  ///   - swipeThreshold: How much must be uncovered at a release for the row to open, in points:
  ///     more than this.
  ///   - swipeBehavior: When a movement starts to swipe the row.
  ///   - scrollBehavior: When a movement is meant to scroll what the row lies in.
  ///   - fullSwipe: The sides at which a release past 60 % of the row stands for the first button of
  ///     the outermost action.
  ///   - content: The row itself.
  ///   - actions: The `SwipyAction`s, usually in an `HStack`.
  public init(
    isSwipingAnItem: Binding<Bool>,
    swipeActionsMargin: SwipyHorizontalMargin = SwipyDefaults.swipeActionsMargin,
    swipeThreshold: @escaping @MainActor @Sendable (SwipyModel) -> Double =
      SwipyDefaults.swipeThreshold,
    swipeBehavior: SwipySwipeBehavior = SwipyDefaults.swipeBehavior,
    scrollBehavior: SwipyScrollBehavior = SwipyDefaults.scrollBehavior,
    fullSwipe: HorizontalEdge.Set = [],
    @ViewBuilder content: @escaping (SwipyModel) -> C,
    @ViewBuilder actions: @escaping () -> A = SwipyDefaults.swipeActions
  ) {
    self.init(
      isSwipingAnItem: isSwipingAnItem, swipeActionsMargin: swipeActionsMargin,
      swipeThreshold: swipeThreshold, swipeBehavior: swipeBehavior, scrollBehavior: scrollBehavior,
      fullSwipe: fullSwipe, content: content, actions: actions, leadingActions: { EmptyView() })
  }

  /// Makes a row with actions at both sides.
  /// - Parameters:
  ///   - isSwipingAnItem: Set while the row is being swiped; rows share it.
  ///   - swipeActionsMargin: The space at both sides of the actions.
  ///   - swipeThreshold: How much must be uncovered at a release for the row to open, in points.
  ///   - swipeBehavior: When a movement starts to swipe the row.
  ///   - scrollBehavior: When a movement is meant to scroll what the row lies in.
  ///   - fullSwipe: The sides at which a release past 60 % of the row stands for the first button of
  ///     the outermost action.
  ///   - content: The row itself.
  ///   - actions: The `SwipyAction`s at the trailing side.
  ///   - leadingActions: The `SwipyAction`s at the leading side.
  public init(
    isSwipingAnItem: Binding<Bool>,
    swipeActionsMargin: SwipyHorizontalMargin = SwipyDefaults.swipeActionsMargin,
    swipeThreshold: @escaping @MainActor @Sendable (SwipyModel) -> Double =
      SwipyDefaults.swipeThreshold,
    swipeBehavior: SwipySwipeBehavior = SwipyDefaults.swipeBehavior,
    scrollBehavior: SwipyScrollBehavior = SwipyDefaults.scrollBehavior,
    fullSwipe: HorizontalEdge.Set = [],
    @ViewBuilder content: @escaping (SwipyModel) -> C,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder leadingActions: @escaping () -> some View
  ) {
    self.content = content
    self.actions = actions
    self.leadingActions = { AnyView(leadingActions()) }
    self.fullSwipe = fullSwipe
    _isSwipingAnItem = isSwipingAnItem
    settings = SwipySettings(
      margin: swipeActionsMargin, threshold: swipeThreshold, swipe: swipeBehavior,
      scroll: scrollBehavior)
  }

  /// Makes a row whose content does not look at the model.
  public init(
    isSwipingAnItem: Binding<Bool>,
    swipeActionsMargin: SwipyHorizontalMargin = SwipyDefaults.swipeActionsMargin,
    swipeThreshold: @escaping @MainActor @Sendable (SwipyModel) -> Double =
      SwipyDefaults.swipeThreshold,
    swipeBehavior: SwipySwipeBehavior = SwipyDefaults.swipeBehavior,
    scrollBehavior: SwipyScrollBehavior = SwipyDefaults.scrollBehavior,
    fullSwipe: HorizontalEdge.Set = [],
    @ViewBuilder content: @escaping () -> C,
    @ViewBuilder actions: @escaping () -> A = SwipyDefaults.swipeActions
  ) {
    self.init(
      isSwipingAnItem: isSwipingAnItem, swipeActionsMargin: swipeActionsMargin,
      swipeThreshold: swipeThreshold, swipeBehavior: swipeBehavior, scrollBehavior: scrollBehavior,
      fullSwipe: fullSwipe, content: { _ in content() }, actions: actions)
  }

  /// Makes the row's node.
  public func make(in context: ViewContext) -> SwipyNode { SwipyNode(in: context) }

  /// Updates settings, content and actions.
  public func update(_ node: SwipyNode, in context: ViewContext) {
    node.isSwipingAnItem = $isSwipingAnItem
    node.fullSwipe = fullSwipe
    node.reveal = context.environment.swipyReveal
    node.take(settings)
    let contexts = node.contexts(in: context)
    let row = ElementView(element: node.model, content: content)
    node.content.updateContent(row, in: contexts.content)
    node.trailing.updateContent(ElementView(element: actions) { $0() }, in: contexts.actions)
    node.leading.updateContent(ElementView(element: leadingActions) { $0() }, in: contexts.actions)
    node.runBody(in: context)
  }
}

/// What a row is told of how it is swiped.
struct SwipySettings {
  var margin: SwipyHorizontalMargin
  var threshold: @MainActor @Sendable (SwipyModel) -> Double
  var swipe: SwipySwipeBehavior
  var scroll: SwipyScrollBehavior
}
