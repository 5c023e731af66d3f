import Motion
import Testing

@Suite struct DetentGateTests {
  @Test func oneTurnPerInterval() {
    var gate = DetentGate()
    let turns = (0..<30).map { gate.pages(for: 1, at: 5 + Double($0) * 0.01) }
    #expect(turns.reduce(0, +) == 2)
    #expect(turns[0] == 1 && turns[15] == 1)
  }

  @Test func theDirectionIsThatOfTheDetents() {
    var gate = DetentGate()
    #expect(gate.pages(for: -3, at: 0) == -1)
    #expect(gate.pages(for: 0, at: 1) == 0)
    #expect(gate.pages(for: 2, at: 1) == 1)
    #expect(gate.pages(for: .nan, at: 2) == 0)
  }

  @Test func notchesAFullIntervalApartAllPass() {
    var gate = DetentGate()
    #expect((0..<100).allSatisfy { gate.pages(for: 1, at: Double($0) * 0.15) == 1 })
  }
}
