/// How a picture meets an area of another shape.
public enum ContentMode: Sendable, Hashable {
  /// The whole picture is seen, and some of the area stays empty.
  case fit
  /// The picture covers the area, and its edges are cut off.
  case fill
}
