public import Graphics

/// Finds out what wheel samples mean when the window system does not tell wheels from trackpads.
///
/// Samples with less than 180 ms between them are one sequence, and a sequence is of one kind:
/// - **continuous**, from a trackpad: fractions. It stays continuous to its end, even when a sample
///   happens to be a whole number.
/// - **wheel**: vertical samples in multiples of 1/120, as wheels report them. Whole detents count
///   at once, fractions when they add up to a detent.
/// - **tilt**: horizontal whole clicks, from a tilted wheel or from a trackpad behind a driver that
///   only knows clicks. The first one counts, all others are the same sequence.
///
/// ```swift
/// var translator = ScrollTranslator()
/// for step in translator.handle(x: 0.25, y: 0, at: now) { … }   // .began(Vector(dx: 2.5))
/// if let deadline = translator.deadline { wake(at: deadline) }
/// ```
public struct ScrollTranslator: Sendable {
  private enum Sequence {
    case quiet
    case continuous(last: Seconds)
    case tilt(last: Seconds)
    case wheel(parts: Int, last: Seconds)
  }

  /// The silence that ends a sequence.
  public static let quietTime: Seconds = 0.18
  /// The silence after which a wheel forgets a part of a detent.
  private static let memory: Seconds = 0.5
  /// The greatest amount of one sample, in clicks.
  private static let limit = 40.0
  /// How near to a whole number, or to a multiple of 1/120, counts as one.
  private static let tolerance = 1e-6

  private let unitsPerClick: Double
  private var sequence = Sequence.quiet

  /// Makes a translator; one click of continuous scrolling is some units of scroll.
  public init(unitsPerClick: Double = 10) { self.unitsPerClick = unitsPerClick }

  /// The time at which a continuous sequence is over unless another sample comes, or nil.
  public var deadline: Seconds? {
    if case .continuous(let last) = sequence { last + Self.quietTime } else { nil }
  }

  /// Ends a continuous sequence whose deadline has come.
  public mutating func advance(to time: Seconds) -> ScrollStep? {
    guard let deadline, time >= deadline else { return nil }
    sequence = .quiet
    return .ended
  }

  /// Translates one sample.
  ///
  /// Samples that are not finite are ignored, and large ones are limited to 40 clicks.
  /// - Parameters:
  ///   - x: The precise horizontal clicks, positive to the right.
  ///   - y: The precise vertical clicks, positive upwards, away from the person.
  ///   - time: When the device made the sample.
  public mutating func handle(x: Double, y: Double, at time: Seconds) -> [ScrollStep] {
    guard x.isFinite, y.isFinite, time.isFinite else { return [] }
    let end = advance(to: time)
    let clicks = Vector(dx: Self.limited(x), dy: Self.limited(-y))
    let step = translate(clicks, at: time)
    return [end, step].compactMap(\.self)
  }
}

extension ScrollTranslator {
  private mutating func translate(_ clicks: Vector, at time: Seconds) -> ScrollStep? {
    if clicks == .zero { return stop() }
    switch sequence {
    case .continuous(let last):
      sequence = .continuous(last: max(last, time))
      return .changed(clicks * unitsPerClick)
    case .tilt(let last) where time - last < Self.quietTime:
      sequence = .tilt(last: max(last, time))
      return nil
    case .wheel(let parts, let last) where time - last < Self.quietTime:
      return follow(clicks, parts: parts, at: max(last, time))
    case .wheel(let parts, let last) where time - last < Self.memory:
      return start(clicks, parts: parts, at: time)
    case .quiet, .tilt, .wheel:
      return start(clicks, parts: 0, at: time)
    }
  }

  /// A sample without movement ends a sequence and never starts one.
  private mutating func stop() -> ScrollStep? {
    let wasContinuous = deadline != nil
    sequence = .quiet
    return wasContinuous ? .ended : nil
  }

  /// The first sample of a sequence decides its kind.
  private mutating func start(_ clicks: Vector, parts: Int, at time: Seconds) -> ScrollStep? {
    if let more = Self.wheelParts(of: clicks) { return turn(by: more, after: parts, at: time) }
    guard Self.isTilt(clicks) else { return slide(clicks, at: time) }
    sequence = .tilt(last: time)
    return .detents(Vector(dx: clicks.dx < 0 ? -1 : 1))
  }

  /// A sample in a sequence that was a wheel so far.
  private mutating func follow(_ clicks: Vector, parts: Int, at time: Seconds) -> ScrollStep? {
    if let more = Self.wheelParts(of: clicks) { return turn(by: more, after: parts, at: time) }
    if Self.isTilt(clicks) {
      // A slanted scroll in clicks: what started vertically stays vertical.
      sequence = .wheel(parts: parts, last: time)
      return nil
    }
    let held = Vector(dy: Double(parts) / Self.partsPerDetent)
    return slide(clicks + held, at: time)
  }

  private mutating func slide(_ clicks: Vector, at time: Seconds) -> ScrollStep {
    sequence = .continuous(last: time)
    return .began(clicks * unitsPerClick)
  }

  /// Adds parts of a detent to those held back; turning round drops those of the other direction.
  private mutating func turn(by more: Int, after parts: Int, at time: Seconds) -> ScrollStep? {
    let perDetent = Int(Self.partsPerDetent)
    let sum = parts.signum() == -more.signum() ? more : parts + more
    sequence = .wheel(parts: sum % perDetent, last: time)
    let detents = sum / perDetent
    return detents == 0 ? nil : .detents(Vector(dy: Double(detents)))
  }
}

extension ScrollTranslator {
  private static let partsPerDetent = 120.0

  private static func limited(_ clicks: Double) -> Double { min(max(clicks, -limit), limit) }

  private static func isWhole(_ number: Double, within tolerance: Double) -> Bool {
    abs(number - number.rounded()) < tolerance
  }

  /// The movement in parts of a detent if only a wheel reports such a sample, or nil.
  private static func wheelParts(of clicks: Vector) -> Int? {
    let isVertical = clicks.dx == 0 || areWhole(clicks) && abs(clicks.dy) > abs(clicks.dx)
    let parts = clicks.dy * partsPerDetent
    guard isVertical, isWhole(parts, within: tolerance * partsPerDetent) else { return nil }
    return Int(parts.rounded())
  }

  private static func isTilt(_ clicks: Vector) -> Bool {
    areWhole(clicks) && abs(clicks.dx) >= abs(clicks.dy)
  }

  private static func areWhole(_ clicks: Vector) -> Bool {
    isWhole(clicks.dx, within: tolerance) && isWhole(clicks.dy, within: tolerance)
  }
}
