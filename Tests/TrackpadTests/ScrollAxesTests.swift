import CTrackpad
import Testing

/// What X input devices count, and the movement in it.
@Suite struct ScrollAxesTests {
  private var axes = scroll_axes()

  /// A trackpad behind libinput's driver: 120 counts are a click, which is 15 units.
  private let trackpad: Int32 = 6
  /// A pointer of Xwayland: 1 is a click, which is 10 units.
  private let pointer: Int32 = 8

  init() {
    for (number, isVertical) in [(2, false), (3, true)] as [(Int32, Bool)] {
      add(trackpad, number, isVertical, isFinger: true, increment: 120, units: 15)
      add(pointer, number, isVertical, increment: 1, units: 10)
    }
  }

  private mutating func add(
    _ device: Int32, _ number: Int32, _ isVertical: Bool, isFinger: Bool = false,
    increment: Double, units: Double, value: Double = 0
  ) {
    scroll_axes_set(
      &axes,
      scroll_axis(
        device: device, number: number, is_vertical: isVertical, is_finger: isFinger,
        increment: increment, units: units, value: value))
  }

  /// Reads a report of counts by valuator; nil if it does not scroll.
  private mutating func read(_ device: Int32, _ counts: [Int: Double]) -> scroll_motion? {
    var mask: [UInt8] = [0, 0]
    for number in counts.keys { mask[number / 8] |= 1 << UInt8(number % 8) }
    let values = counts.sorted { $0.key < $1.key }.map(\.value)
    var motion = scroll_motion()
    return scroll_axes_read(&axes, device, mask, 2, values, &motion) ? motion : nil
  }

  @Test mutating func movementIsTheDifferenceToTheLastCount() throws {
    let first = try #require(read(trackpad, [2: -60]))
    #expect(first.is_finger && first.has_horizontal && !first.has_vertical)
    #expect((first.dx, first.dy) == (-7.5, 0))
    let second = try #require(read(trackpad, [2: -90, 3: 240]))
    #expect((second.dx, second.dy) == (-3.75, 30))
    #expect((second.clicks_x, second.clicks_y) == (-0.25, 2))
  }

  @Test mutating func aClickIsAsManyUnitsAsItsDriverSays() throws {
    let motion = try #require(read(pointer, [3: 0.25]))
    #expect(!motion.is_finger)
    #expect((motion.dy, motion.clicks_y) == (2.5, 0.25))
  }

  @Test mutating func aNegativeIncrementTurnsTheSign() throws {
    add(9, 3, true, increment: -1, units: 10)
    let motion = try #require(read(9, [3: -2]))
    #expect((motion.dy, motion.clicks_y) == (20, 2))
  }

  @Test mutating func theLiftNamesItsAxesWithoutMovement() throws {
    _ = read(trackpad, [2: 300])
    let motion = try #require(read(trackpad, [2: 300, 3: 0]))
    #expect(motion.has_horizontal && motion.has_vertical && motion.is_finger)
    #expect((motion.dx, motion.dy) == (0, 0))
  }

  @Test mutating func pointerMovementIsNoScrolling() {
    #expect(read(trackpad, [0: 5, 1: 7]) == nil)
    #expect(read(trackpad, [:]) == nil)
  }

  @Test mutating func valuesArePackedByTheirBits() throws {
    add(trackpad, 11, true, isFinger: true, increment: 120, units: 15)
    let motion = try #require(read(trackpad, [0: 99, 1: 98, 2: 8, 5: 97, 11: 16]))
    #expect((motion.dx, motion.dy) == (1, 2))
  }

  @Test mutating func devicesAreToldApart() throws {
    _ = read(trackpad, [3: 5000])
    let motion = try #require(read(pointer, [3: 1]))
    #expect(motion.dy == 10)
    #expect(read(77, [3: 1]) == nil)
  }

  @Test mutating func whatWasCountedElsewhereIsNoMovement() throws {
    #expect(scroll_axes_rebase(&axes, trackpad, 2, 4000))
    let motion = try #require(read(trackpad, [2: 4008]))
    #expect(motion.dx == 1)
    #expect(!scroll_axes_rebase(&axes, trackpad, 4, 1))
    #expect(!scroll_axes_rebase(&axes, 77, 2, 1))
  }

  @Test mutating func anAxisThatIsSetAgainIsReplaced() throws {
    add(trackpad, 2, false, increment: 1, units: 10, value: 7)
    #expect(axes.count == 4)
    let motion = try #require(read(trackpad, [2: 8]))
    #expect(motion.dx == 10 && !motion.is_finger)
  }

  @Test mutating func oddAxesAndTooManyAreLeftOut() {
    add(50, 2, true, increment: 0, units: 10)
    add(50, 3, true, increment: .nan, units: 10)
    #expect(axes.count == 4)
    for device in 100..<200 as Range<Int32> { add(device, 2, true, increment: 1, units: 10) }
    #expect(axes.count == SCROLL_AXES_MOST)
    #expect(read(199, [2: 1]) == nil)
    #expect(read(trackpad, [2: 1]) != nil)
  }
}
