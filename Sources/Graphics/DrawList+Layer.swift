extension DrawList {
  /// Items that are drawn into a picture of their own.
  ///
  /// A renderer keeps the picture as long as equal layers are drawn, so moving, turning or bending
  /// one costs no more than its pixels.
  public struct Layer: Sendable, Hashable {
    /// The size of the picture in points.
    public var size: Size
    /// The items in the picture's own coordinates, the first one painted first.
    public var items: [Item]

    /// Makes a layer from its size and items.
    public init(size: Size, items: [Item]) {
      self.size = size
      self.items = items
    }
  }
}

extension DrawList.Content {
  /// The picture of its own that is drawn.
  public var layer: DrawList.Layer? {
    switch self {
    case .layer(let layer): layer
    case .mesh(_, let layer): layer
    default: nil
    }
  }
}
