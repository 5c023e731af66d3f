/// What the pictures on the pages of a row are wanted for.
struct PagesInView: Equatable {
  /// The pages that can be seen.
  var visible: [Int]
  /// Where the motion goes to.
  var target: Int
}
