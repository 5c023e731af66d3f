import Motion
import Testing

@Suite struct PagerTests {
  @Test func threeFlicksDuringSettlesEndThreePagesOn() {
    var pager = Pager(bounds: PageBounds(count: 10))
    for flick in 0..<3 {
      let start = Double(flick) * 0.12
      pager.begin(at: start)
      for step in 1...4 { pager.drag(by: 0.05, at: start + Double(step) * 0.01) }
      #expect(pager.end(at: start + 0.045) == flick + 1)
    }
    while pager.advance(to: 3) {}
    #expect(pager.position == 3)
  }
}
