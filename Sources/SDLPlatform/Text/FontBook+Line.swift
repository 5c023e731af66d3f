internal import Graphics

extension FontBook {
  /// A line of text cut into runs, and its advance width in pixels.
  func line(_ text: String, font: Font, scale: Double) -> (runs: [TextRun], width: Int) {
    guard let face = face(font, scale: scale) else { return ([], 0) }
    var runs: [TextRun] = []
    var pen = 0.0
    for part in parts(of: text, font, face, scale) {
      if font.tracking != 0, let last = runs.last, last.face === part.face,
        let a = last.text.unicodeScalars.last, let b = part.text.unicodeScalars.first
      {
        pen += Double(part.face.kerning(a, b))
      }
      let width = part.face.width(of: part.text)
      let cell =
        font.usesMonospacedDigits && part.text.isDigit ? max(face.digitWidth, width) : width
      runs.append(
        TextRun(text: part.text, face: part.face, x: Int(pen.rounded()) + (cell - width) / 2))
      pen += Double(cell) + font.tracking * scale
    }
    // Tracking lies between characters, not after the last one.
    if !runs.isEmpty { pen -= font.tracking * scale }
    return (runs, max(0, Int(pen.rounded(.up))))
  }

  /// The coverage of a line, and where it lies from the top-left corner of the line box.
  func raster(_ text: String, font: Font, scale: Double) -> (mask: AlphaMask, x: Int, y: Int)? {
    guard let face = face(font, scale: scale) else { return nil }
    let parts = line(text, font: font, scale: scale).runs.compactMap { run in
      run.face.raster(run.text).map { part in
        (mask: part.mask, x: run.x + part.x, y: face.ascent - run.face.ascent)
      }
    }
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).min(),
      let right = parts.map({ $0.x + $0.mask.width }).max(),
      let bottom = parts.map({ $0.y + $0.mask.height }).max()
    else { return nil }
    var mask = AlphaMask(width: right - left, height: bottom - top)
    for part in parts { mask.add(part.mask, x: part.x - left, y: part.y - top) }
    return (mask, left, top)
  }

  /// Cuts text where the face changes, and where characters get places of their own.
  private func parts(
    of text: String, _ font: Font, _ face: SizedFont, _ scale: Double
  ) -> [(text: String, face: SizedFont)] {
    var parts: [(text: String, face: SizedFont)] = []
    for character in text {
      let shown = character.drawable
      let choice = self.face(for: shown, font, face, scale)
      let standsAlone =
        font.tracking != 0
        || font.usesMonospacedDigits && (shown.isDigit || parts.last?.text.isDigit == true)
      if let last = parts.last, last.face === choice, !standsAlone {
        parts[parts.count - 1].text += shown
      } else {
        parts.append((shown, choice))
      }
    }
    return parts
  }

  private func face(
    for character: String, _ font: Font, _ face: SizedFont, _ scale: Double
  ) -> SizedFont {
    guard let scalar = character.unicodeScalars.first, !face.provides(scalar) else { return face }
    return fallback(for: scalar, font, scale: scale) ?? face
  }
}

nonisolated extension AlphaMask {
  /// Adds another mask at a place inside of this one; where both cover, the stronger one counts.
  fileprivate mutating func add(_ other: AlphaMask, x: Int, y: Int) {
    for row in 0..<other.height {
      for column in 0..<other.width {
        self[x + column, y + row] = max(self[x + column, y + row], other[column, row])
      }
    }
  }
}

nonisolated extension String {
  /// Whether this is one of the ten digits of counters.
  fileprivate var isDigit: Bool { count == 1 && first.map { "0"..."9" ~= $0 } == true }
}

nonisolated extension Character {
  /// What is drawn for the character: a space for controls and breaks, which have no glyph.
  fileprivate var drawable: String {
    guard let first = unicodeScalars.first else { return "" }
    switch first.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return " "
    default: return String(self)
    }
  }
}
