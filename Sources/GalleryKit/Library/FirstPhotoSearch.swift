/// Finds the picture that a folder's listing begins with, without keeping or sorting the others.
///
/// It takes hardly longer than reading the names: of two names that differ in a number first, which
/// is how cameras name pictures, the number decides.
nonisolated struct FirstPhotoSearch {
  /// How many entries were looked at.
  private(set) var count = 0
  /// The name of the first picture so far; empty before there is one.
  private(set) var name: [UInt8] = []

  private let collator: NameCollator
  private var key: [UInt8]?

  /// Makes a search that has seen nothing.
  init(collator: NameCollator) { self.collator = collator }

  /// Looks at an entry of the folder.
  mutating func consider(_ entry: FolderReader.Entry) {
    count += 1
    let order = name.withUnsafeBufferPointer { Self.quickOrder(entry.name, $0) }
    if order == .later { return }
    guard PictureFormats.isListed(name: entry.name), entry.kind == .file else { return }
    guard !name.isEmpty, order != .earlier else { return take(entry.name, key: nil) }
    let (candidate, best) = (key(of: entry.name), key ?? key(of: name))
    key = best
    let isEarlier =
      candidate == best
      ? entry.name.lexicographicallyPrecedes(name) : candidate.lexicographicallyPrecedes(best)
    if isEarlier { take(entry.name, key: candidate) }
  }

  private mutating func take(_ name: UnsafeBufferPointer<UInt8>, key: [UInt8]?) {
    self.name = Array(name)
    self.key = key
  }

  private func key(of name: some BidirectionalCollection<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    collator.appendKey(of: name[..<PictureFormats.stemEnd(of: name)], to: &key)
    return key
  }

  private enum QuickOrder {
    case earlier, later, unknown
  }

  /// Whether a name comes before or after another in every locale, as far as a glance tells: where
  /// they first differ, both have a digit of numbers of the same length.
  private static func quickOrder(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> QuickOrder {
    let shared = min(a.count, b.count)
    var place = 0
    while place < shared, a[place] == b[place] { place += 1 }
    guard place < shared else { return .unknown }
    let isEarlier = a[place] < b[place]
    var end = place
    while end < shared, isDigit(a[end]), isDigit(b[end]) { end += 1 }
    guard end > place, end == a.count || !isDigit(a[end]), end == b.count || !isDigit(b[end])
    else { return .unknown }
    return isEarlier ? .earlier : .later
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
