/// What happened, in order.
public final class Transcript {
  /// One line per event.
  public private(set) var lines: [String] = []

  /// Makes an empty transcript.
  public init() {}

  /// Adds a line.
  public func callAsFunction(_ line: String) { lines.append(line) }

  /// Hands out the lines and starts again.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// How often a line stands in the transcript.
  public func count(of line: String) -> Int { lines.count { $0 == line } }
}
