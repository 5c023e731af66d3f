/// The name of a picture that a texture store holds ready for drawing.
public struct TextureID: Sendable, Hashable {
  /// The store's own number; unique for the life of the store.
  public let rawValue: Int

  /// Makes a name from a store's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
