public import Graphics

/// The direction in which lines of text, and with them layouts and pagers, run.
nonisolated public enum LayoutDirection: Sendable, Hashable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft

  /// 1 where things follow each other to the right, −1 where they do so to the left.
  public var sign: Double { self == .leftToRight ? 1 : -1 }

  /// `sign` along the horizontal axis; 1 along the vertical one, which always runs down.
  public func sign(along axis: Axis) -> Double { axis == .horizontal ? sign : 1 }
}
