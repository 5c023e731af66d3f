/// How far apart two words are.
enum EditDistance {
  /// The least number of letters to insert, delete, replace or swap with their neighbour
  /// (optimal string alignment).
  static func between(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var least = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// The candidate that was probably meant: the only one that begins with the word, or the nearest
  /// within a third of its length.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let completions = word.isEmpty ? [] : candidates.filter { $0.hasPrefix(word) }
    if completions.count == 1 { return completions.first }
    return
      candidates
      .map { (candidate: $0, distance: between(word, $0)) }
      .filter { $0.distance <= max(1, $0.candidate.count / 3) }
      .min { $0.distance < $1.distance }?.candidate
  }
}
