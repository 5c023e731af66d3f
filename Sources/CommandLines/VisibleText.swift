extension String {
  /// The text on one line, with control characters shown and none obeyed.
  ///
  /// File names may hold newlines, terminal escapes and marks that reorder text; a title or a line
  /// on a terminal must not be steered by them. C0 controls become their control pictures (`␊`),
  /// all others `�`.
  public var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControlling) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isControlling ? scalar.picture : scalar)
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControlling: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
