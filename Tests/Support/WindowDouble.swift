public import Interface

/// A window that only remembers what it is told.
public final class WindowDouble: WindowControl {
  /// The titles that were set, in order.
  public private(set) var titles: [String] = []
  /// The pointer shapes that were set, in order.
  public private(set) var cursors: [Cursor] = []
  /// The text of the title bar.
  public var title = "" { didSet { titles.append(title) } }
  /// Whether the window covers the whole screen.
  public var isFullscreen = false
  /// The shape of the pointer.
  public var cursor = Cursor.arrow { didSet { cursors.append(cursor) } }

  /// Makes a window.
  public init() {}

  /// How often it was closed.
  public private(set) var closings = 0
  /// Only counts.
  public func close() { closings += 1 }
}
