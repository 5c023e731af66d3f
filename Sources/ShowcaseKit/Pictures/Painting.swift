import Paging

/// A picture to fill a page with.
nonisolated struct Painting: Identifiable, Hashable {
  /// The number of the page, from 0.
  let id: Int
  /// What the page is called.
  let name: String
  /// The picture file; nil: a plain colour stands for it.
  let path: String?

  private static let names = ["Snow land", "Landscape", "Island", "Village", "Road", "Morning"]

  /// The paintings that come with the project, again and again for as many pages as are wanted.
  static func pages(_ count: Int, folder: String?) -> [Painting] {
    (0..<max(0, count)).map { page($0, folder: folder) }
  }

  /// The painting of a page of an endless row.
  static func page(_ number: Int, folder: String?) -> Painting {
    let name = names[((number % names.count) + names.count) % names.count]
    return Painting(id: number, name: name, path: folder.map { "\($0)/\(name).jpg" })
  }
}
