internal import Glibc

/// The keys of many things to sort, computed once and kept in one block of memory.
nonisolated struct SortKeys {
  private struct Item {
    let rank: Int
    let prefix: UInt64
    let key: Range<Int>
    let index: Int
  }

  private var bytes: [UInt8] = []
  private var items: [Item] = []
  private var ties: [FilePath] = []

  /// Makes an empty table with room for `capacity` keys.
  init(capacity: Int) {
    items.reserveCapacity(capacity)
    ties.reserveCapacity(capacity)
    bytes.reserveCapacity(capacity * 64)
  }

  /// Adds the next thing.
  ///
  /// - Parameters:
  ///   - rank: Compared before all else.
  ///   - tie: Compared last, by its bytes.
  ///   - write: Appends the key to the given bytes.
  mutating func append(rank: Int, tie: FilePath, write: (inout [UInt8]) -> Void) {
    let start = bytes.count
    write(&bytes)
    var prefix: UInt64 = 0
    for offset in start..<(start + 8) {
      prefix = prefix << 8 | (offset < bytes.count ? UInt64(bytes[offset]) : 0)
    }
    items.append(
      Item(rank: rank, prefix: prefix, key: start..<bytes.count, index: items.count))
    ties.append(tie)
  }

  /// The things' indices in ascending order.
  func order() -> [Int] {
    bytes.withUnsafeBytes { bytes in
      items.sorted { isAscending($0, $1, bytes) }.map(\.index)
    }
  }

  private func isAscending(_ a: Item, _ b: Item, _ bytes: UnsafeRawBufferPointer) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.prefix != b.prefix { return a.prefix < b.prefix }
    let order = Self.compare(bytes[a.key], bytes[b.key])
    return order == 0 ? ties[a.index] < ties[b.index] : order < 0
  }

  private static func compare(
    _ a: Slice<UnsafeRawBufferPointer>, _ b: Slice<UnsafeRawBufferPointer>
  ) -> Int {
    let (a, b) = (UnsafeRawBufferPointer(rebasing: a), UnsafeRawBufferPointer(rebasing: b))
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count - b.count }
    let order = memcmp(first, second, min(a.count, b.count))
    return order == 0 ? a.count - b.count : Int(order)
  }
}
