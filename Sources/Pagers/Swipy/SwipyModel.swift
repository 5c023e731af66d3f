public import Graphics
import Interface
public import Motion
public import ObservableModels
public import Observation

/// What a row is doing, for its content and its actions.
///
/// Its methods and properties move the row: at once, or along the animation of a `withAnimation`
/// that they are called in.
/// ```swift
/// Button("Delete") { withAnimation { model.unswipe() } }
/// ```
@Observable public class SwipyModel: ObservableObject {
  /// How far the row has moved or is about to: below 0 uncovers the actions at its trailing side,
  /// above 0 those at its leading side.
  public var swipeOffset = Size.zero
  /// Whether a finger or pointer swipes the row.
  public var isSwiping = false
  /// Whether a finger or pointer that went down on the row scrolls what is round it.
  public var isScrolling = false
  /// Whether the row is open, or about to be.
  public var isSwiped = false
  /// The width of the actions in points, at the side that is or was last uncovered.
  public var swipeActionsWidth = 0.0
  /// The extent of the content; nil before it is known.
  public var contentSize: Size?
  /// The space round the actions.
  public var swipeActionsMargin = SwipyDefaults.swipeActionsMargin
  /// How far a release opens the row, in points.
  @ObservationIgnored public var swipeThreshold = SwipyDefaults.swipeThreshold
  /// When a movement swipes the row.
  @ObservationIgnored public var swipeBehavior = SwipyDefaults.swipeBehavior
  /// When a movement scrolls what is round the row.
  @ObservationIgnored public var scrollBehavior = SwipyDefaults.scrollBehavior
  /// The width of the actions at both sides.
  @ObservationIgnored var actionsWidths: [HorizontalEdge: Double] = [:]
  /// The side that was opened last.
  @ObservationIgnored private var edge = HorizontalEdge.trailing
  /// Where and when the movement over the row began.
  @ObservationIgnored var gestureStart: (location: Point, time: Seconds) = (.zero, 0)

  /// Makes the model of a closed row.
  public init() {}

  /// Opens the row at its trailing side.
  public func swipe() { swipe(.trailing) }

  /// Opens the row at a side.
  public func swipe(_ edge: HorizontalEdge) {
    let threshold = threshold(at: edge)
    self.edge = edge
    swipeOffset = Size(width: edge == .leading ? threshold : -threshold, height: 0)
    isSwiped = true
  }

  /// Closes the row.
  public func unswipe() {
    isSwiped = false
    swipeOffset = .zero
  }

  /// The side that is open; nil: the row is closed.
  var openEdge: HorizontalEdge? {
    guard isSwiped else { return nil }
    return swipeOffset.width == 0 ? edge : swipeOffset.width < 0 ? .trailing : .leading
  }

  /// How much has to be uncovered at a side for a release to open the row; always a number.
  func threshold(at edge: HorizontalEdge) -> Double {
    if let width = actionsWidths[edge], width != swipeActionsWidth { swipeActionsWidth = width }
    let threshold = swipeThreshold(self)
    return threshold.isFinite ? max(0, threshold) : swipeActionsWidth
  }

  /// The movement as a drag gesture has it.
  func gesture(translation: Size, velocity: Size) -> DragGesture.Value {
    DragGesture.Value(
      time: gestureStart.time, startLocation: gestureStart.location,
      location: Point(
        x: gestureStart.location.x + translation.width,
        y: gestureStart.location.y + translation.height),
      velocity: velocity)
  }
}
