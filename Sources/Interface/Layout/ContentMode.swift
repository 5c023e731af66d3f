/// How something with a shape of its own meets an area of another shape.
nonisolated public enum ContentMode: Sendable, Hashable {
  /// The whole of it is seen, and some of the area stays empty.
  case fit
  /// It covers the area, and its edges are cut off.
  case fill
}
