/// Sizes of files as people read them.
nonisolated enum ByteCount {
  /// A number of bytes in the largest unit of 1000 that fits, with up to one decimal: `4.2 MB`.
  static func text(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes) / 1000
    var units = ["kB", "MB", "GB", "TB"][...]
    while value >= 999.95, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    let tenths = Int((value * 10).rounded())
    let number =
      tenths % 10 == 0 || tenths >= 1000 ? "\(Int(value.rounded()))" : "\(Double(tenths) / 10)"
    return "\(number) \(units.first ?? "")"
  }
}
