import Testing

@testable import CommandLines

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("same", "same", 0), ("sort", "sotr", 1),
    ("theme", "them", 1), ("kitten", "sitting", 3), ("abc", "cab", 2), ("grün", "grun", 1),
  ])
  func distanceCountsEdits(a: String, b: String, distance: Int) {
    #expect(EditDistance.between(a, b) == distance)
    #expect(EditDistance.between(b, a) == distance)
  }

  @Test func theNearestIsTheOnlyCompletionOrAFewEditsAway() {
    let words = ["sort", "size", "screenshot", "help"]
    #expect(EditDistance.nearest(to: "scr", in: words) == "screenshot")
    #expect(EditDistance.nearest(to: "s", in: words) == nil)
    #expect(EditDistance.nearest(to: "sorted", in: words) == nil)
    #expect(EditDistance.nearest(to: "sizw", in: words) == "size")
    #expect(EditDistance.nearest(to: "", in: words) == nil)
    #expect(EditDistance.nearest(to: "help", in: []) == nil)
  }
}
