/// A turn in progress: what began on a page and has not come to rest.
struct PageTurn {
  /// The slot of the row that the turn began on.
  var origin: Int
  /// The identifier of the element that was there.
  let originID: AnyHashable
  /// What was last told about the turn; nil: nothing yet.
  var reported: PagingTranslation?
}
