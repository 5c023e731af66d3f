/// The page that a far jump leaves, standing in the slot beside the target.
///
/// A jump over many pages slides by one page only: the old page out, the target in.
struct StandIn {
  /// The slot beside the target.
  var slot: Int
  /// The page that is seen in that slot.
  var page: Int
  /// Where the jump goes.
  var target: Int
}
