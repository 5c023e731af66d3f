/// A way over several pages, of which only one is shown: the page that is left slides out and the
/// target in.
///
/// The page that is left stands in a slot of the row that another page has otherwise.
struct FarJump {
  /// The slot beside the target.
  var slot: Int
  /// The page that is seen in that slot.
  var page: Int
  /// The identifier of that page's element.
  let pageID: AnyHashable
  /// Where the jump goes.
  var target: Int
  /// The identifier of the target's element.
  var targetID: AnyHashable

  /// The position among all pages for a position in the row.
  ///
  /// The jump is stretched over the pages that it passes; beyond both of its ends the row goes on
  /// as usual.
  func pagePosition(at position: Double) -> Double {
    let share = (position - Double(slot)) / Double(target - slot)
    if share <= 0 { return Double(page) + position - Double(slot) }
    if share >= 1 { return position }
    return Double(page) + Double(target - page) * share
  }
}
