/// Characters that are shaped and drawn together.
struct TextRun {
  var text: String
  let face: SizedFont
  let script: TextScript
  /// The embedding level: odd ones run from right to left.
  let level: Int8
  /// The place of its leftmost character among the others of the line.
  var place: Int
  /// The pen's place from the left end of the line, in pixels.
  var x = 0

  var isRightToLeft: Bool { level & 1 != 0 }

  /// Whether a cluster belongs to the same run.
  func continues(with cluster: TextCluster, in face: SizedFont) -> Bool {
    self.face === face && script == cluster.script && level == cluster.level
  }
}
