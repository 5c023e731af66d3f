import Motion
import Testing

/// What holds for every pager, whatever is done to it.
@Suite struct PagerPropertyTests {
  @Test(
    "random streams: no jumps, targets within reach, always at rest on a page", arguments: 0..<8)
  func randomStreams(part: UInt64) {
    for seed in part * 2500..<(part + 1) * 2500 {
      var stream = PagerStream(seed: seed)
      for _ in 0..<16 { stream.doAnything() }
      stream.comeToRest()
      guard stream.faults.isEmpty else {
        Issue.record("seed \(seed): \(stream.faults.joined(separator: "; "))")
        return
      }
    }
  }

  @Test("frames at 30, 60 and 144 Hz show the same motion", arguments: 0..<400)
  func frameRateDoesNotMatter(seed: UInt64) {
    var streams = [30.0, 60, 144].map { PagerStream(seed: seed, frameRate: $0) }
    for _ in 0..<12 {
      for index in streams.indices { streams[index].doAnything() }
      let positions = streams.map(\.pager.position)
      // Where a settle rests, it is already within the distance that counts as rest.
      #expect(isNear(positions[0], positions[1], within: 0.001), "seed \(seed)")
      #expect(isNear(positions[0], positions[2], within: 0.001), "seed \(seed)")
    }
    for index in streams.indices { streams[index].comeToRest() }
    #expect(Set(streams.map(\.pager.settled)).count == 1, "seed \(seed)")
  }

  @Test("renumbering pages changes nothing", arguments: 0..<400)
  func rebasingChangesNothing(seed: UInt64) {
    var plain = PagerStream(seed: seed)
    var moved = PagerStream(seed: seed)
    var shift = 0
    for step in 0..<12 {
      plain.doAnything()
      moved.pager.rebase(by: -shift)
      moved.doAnything()
      shift = plain.pager.bounds.isEmpty ? 0 : (step - 5) * 1000
      moved.pager.rebase(by: shift)
      let offset = Double(shift)
      #expect(isNear(moved.pager.position - offset, plain.pager.position), "seed \(seed)")
      #expect(moved.pager.target - shift == plain.pager.target, "seed \(seed)")
      #expect(moved.pager.nearest - shift == plain.pager.nearest, "seed \(seed)")
      #expect(
        isNear(
          moved.pager.velocity(at: moved.time), plain.pager.velocity(at: plain.time),
          within: 1e-6), "seed \(seed)")
    }
  }
}
