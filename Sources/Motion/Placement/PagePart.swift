public import Graphics

/// A piece of a page that is not flat, or of its shadow.
public struct PagePart: Sendable, Hashable {
  /// What is seen on a part.
  public enum Kind: Sendable, Hashable {
    /// The page's content.
    case page
    /// The back of the page: paper, through which the content shimmers.
    case back
    /// Only the colours of the mesh, as shadows have them.
    case shade
  }

  /// What is seen on it.
  public var kind: Kind
  /// Its surface, in points of the area that the pages are seen in; sources are places of the page.
  public var mesh: Mesh
  /// Whether it ends where the area does.
  public var isClipped: Bool

  /// Makes a part.
  public init(_ kind: Kind, _ mesh: Mesh, isClipped: Bool = false) {
    self.kind = kind
    self.mesh = mesh
    self.isClipped = isClipped
  }
}
