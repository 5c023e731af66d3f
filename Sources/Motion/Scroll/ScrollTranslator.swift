public import Graphics

/// Finds out what scroll samples mean: gestures, or detents of a wheel.
///
/// Devices that the window system tells apart are what it says:
/// - **fingers** scroll from their first movement to their lift, however long they rest;
/// - a **continuous** device scrolls until it has been quiet for 180 ms;
/// - a **wheel** counts detents, and parts of a detent when they add up to one;
/// - a **tilt** counts once, however often it repeats with less than 180 ms in between.
///
/// An unknown device is one of them, and its samples tell which. Samples with less than 180 ms
/// between them are one sequence, of one kind to its end:
/// - fractions are a continuous device, even when a later sample happens to be a whole number;
/// - vertical multiples of 1/120 click are a wheel;
/// - horizontal whole clicks are a tilt, or a trackpad behind a driver that only knows clicks.
///
/// ```swift
/// var translator = ScrollTranslator()
/// let sample = ScrollSample.moved(ScrollMovement(.fingers, delta: Vector(dx: 2.5)))
/// translator.handle(sample, at: now)     // [.scroll(.began, .finger, Vector(dx: 2.5))]
/// if let deadline = translator.deadline { wake(at: deadline) }
/// ```
public struct ScrollTranslator: Sendable {
  private enum Sequence {
    case quiet
    case fingers
    case continuous(last: Seconds)
    case tilt(last: Seconds)
    /// An unknown device that was a wheel so far.
    case wheel(last: Seconds)
  }

  /// The silence that ends a sequence.
  public static let quietTime: Seconds = 0.18
  /// The greatest amounts of one sample, in units and in clicks.
  private static let most = (units: 400.0, clicks: 40.0)

  private var sequence = Sequence.quiet
  private var horizontal = DetentCounter()
  private var vertical = DetentCounter()

  /// Makes a translator.
  public init() {}

  /// The time at which a continuous sequence is over unless another sample comes, or nil.
  public var deadline: Seconds? {
    if case .continuous(let last) = sequence { last + Self.quietTime } else { nil }
  }

  /// Ends a continuous sequence whose deadline has come.
  public mutating func advance(to time: Seconds) -> ScrollStep? {
    guard let deadline, time >= deadline else { return nil }
    return end(.ended).first
  }

  /// Translates one sample that a device made at a time.
  ///
  /// Movements that are not finite are ignored, and large ones are limited to 400 units, 40 clicks.
  public mutating func handle(_ sample: ScrollSample, at time: Seconds) -> [ScrollStep] {
    guard time.isFinite else { return [] }
    let last = advance(to: time).map { [$0] } ?? []
    switch sample {
    case .touched: return last + touch()
    case .moved(let movement):
      guard let movement = Self.limited(movement) else { return last }
      return last + move(movement, at: time)
    case .lifted: return last + end(.ended)
    case .lost: return last + end(.cancelled)
    }
  }

  private mutating func move(_ movement: ScrollMovement, at time: Seconds) -> [ScrollStep] {
    switch movement.device {
    case .fingers: follow(movement.delta)
    case .continuous: slide(movement.delta, at: time)
    case .wheel: turn(by: movement.clicks, at: time)
    case .tilt: tilt(movement.clicks, at: time)
    case .unknown: guess(movement, at: time)
    }
  }

  private static func limited(_ movement: ScrollMovement) -> ScrollMovement? {
    func limited(_ vector: Vector, to most: Double) -> Vector {
      Vector(dx: min(max(vector.dx, -most), most), dy: min(max(vector.dy, -most), most))
    }
    let (delta, clicks) = (movement.delta, movement.clicks)
    guard [delta.dx, delta.dy, clicks.dx, clicks.dy].allSatisfy(\.isFinite) else { return nil }
    return ScrollMovement(
      movement.device, delta: limited(delta, to: most.units),
      clicks: limited(clicks, to: most.clicks))
  }
}

// MARK: - Gestures

extension ScrollTranslator {
  /// Ends the gesture in progress, if there is one, and forgets the sequence.
  private mutating func end(_ phase: ScrollPhase) -> [ScrollStep] {
    defer { sequence = .quiet }
    switch sequence {
    case .fingers: return [.scroll(phase, .finger, .zero)]
    case .continuous: return [.scroll(phase, .continuous, .zero)]
    case .quiet, .tilt, .wheel: return []
    }
  }

  private mutating func touch() -> [ScrollStep] {
    if case .fingers = sequence { return [] }
    let last = end(.ended)
    sequence = .fingers
    return last + [.scroll(.began, .finger, .zero)]
  }

  private mutating func follow(_ delta: Vector) -> [ScrollStep] {
    guard delta != .zero else { return [] }
    if case .fingers = sequence { return [.scroll(.changed, .finger, delta)] }
    let last = end(.ended)
    sequence = .fingers
    return last + [.scroll(.began, .finger, delta)]
  }

  private mutating func slide(_ delta: Vector, at time: Seconds) -> [ScrollStep] {
    // A sample without movement ends a sequence and never starts one.
    guard delta != .zero else { return end(.ended) }
    if case .continuous(let last) = sequence {
      sequence = .continuous(last: max(last, time))
      return [.scroll(.changed, .continuous, delta)]
    }
    let last = end(.ended)
    sequence = .continuous(last: time)
    return last + [.scroll(.began, .continuous, delta)]
  }
}

// MARK: - Wheels

extension ScrollTranslator {
  /// Counts the detents of a wheel; fingers that scroll meanwhile are not disturbed.
  private mutating func turn(by clicks: Vector, at time: Seconds) -> [ScrollStep] {
    let detents = Vector(
      dx: Double(horizontal.add(clicks.dx, at: time)), dy: Double(vertical.add(clicks.dy, at: time))
    )
    return detents == .zero ? [] : [.detents(detents)]
  }

  /// The first click of a tilt counts, those that follow belong to it.
  private mutating func tilt(_ clicks: Vector, at time: Seconds) -> [ScrollStep] {
    guard clicks.dx != 0 else { return [] }
    if isTilted(at: time) {
      sequence = .tilt(last: time)
      return []
    }
    let last = end(.ended)
    sequence = .tilt(last: time)
    return last + [.detents(Vector(dx: clicks.dx < 0 ? -1 : 1))]
  }

  private func isTilted(at time: Seconds) -> Bool {
    if case .tilt(let last) = sequence { time - last < Self.quietTime } else { false }
  }
}

// MARK: - Unknown devices

extension ScrollTranslator {
  private mutating func guess(_ movement: ScrollMovement, at time: Seconds) -> [ScrollStep] {
    let clicks = movement.clicks
    if clicks == .zero { return end(.ended) }
    if case .continuous = sequence { return slide(movement.delta, at: time) }
    if isTilted(at: time) {
      sequence = .tilt(last: time)
      return []
    }
    if isTurning(at: time) && Self.isTilt(clicks) {
      // A slanted scroll in clicks: what started vertically stays vertical.
      sequence = .wheel(last: time)
      return []
    }
    if Self.isWheel(clicks) {
      let last = end(.ended)
      sequence = .wheel(last: time)
      return last + turn(by: Vector(dy: clicks.dy), at: time)
    }
    if Self.isTilt(clicks) { return tilt(clicks, at: time) }
    return slide(movement.delta + takeHeldParts(of: movement, at: time), at: time)
  }

  private func isTurning(at time: Seconds) -> Bool {
    if case .wheel(let last) = sequence { time - last < Self.quietTime } else { false }
  }

  /// The movement that was held back as parts of a detent, when the wheel turns out to be none.
  private mutating func takeHeldParts(of movement: ScrollMovement, at time: Seconds) -> Vector {
    guard isTurning(at: time) else { return .zero }
    defer { vertical = DetentCounter() }
    return Vector(dy: vertical.held * movement.unitsPerClick)
  }

  /// Whether only a wheel reports such a sample: vertical, in parts of a detent.
  private static func isWheel(_ clicks: Vector) -> Bool {
    let isVertical = clicks.dx == 0 || areWhole(clicks) && abs(clicks.dy) > abs(clicks.dx)
    return isVertical && isWhole(clicks.dy * Double(DetentCounter.partsPerDetent), within: 1e-4)
  }

  private static func isTilt(_ clicks: Vector) -> Bool {
    areWhole(clicks) && abs(clicks.dx) >= abs(clicks.dy)
  }

  private static func areWhole(_ clicks: Vector) -> Bool {
    isWhole(clicks.dx, within: 1e-6) && isWhole(clicks.dy, within: 1e-6)
  }

  private static func isWhole(_ number: Double, within tolerance: Double) -> Bool {
    abs(number - number.rounded()) < tolerance
  }
}
