/// The attributes of a drawing's `<svg>` tag that state its size.
nonisolated struct SVGHead {
  /// The size in pixels at 96 to the inch, never below 1 on a side.
  let size: PixelSize

  /// Reads the tag; a drawing that states no size has SVG's default of 300 × 150.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.svgTagOffset else { return nil }
    let rest = bytes[start...]
    guard let end = rest.firstIndex(of: 0x3E) else { return nil }
    let tag = String(decoding: rest[..<end], as: UTF8.self)
    let box = Self.attribute("viewBox", of: tag).map(Self.numbers) ?? []
    let width = Self.attribute("width", of: tag).flatMap(Self.length)
    let height = Self.attribute("height", of: tag).flatMap(Self.length)
    let shape = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
    let ratio = shape.map { $0.1 / $0.0 }
    let across = width ?? (height.flatMap { h in ratio.map { h / $0 } }) ?? shape?.0 ?? 300
    let down = height ?? ratio.map { across * $0 } ?? 150
    guard across < 1e9, down < 1e9 else { return nil }
    size = PixelSize(width: max(1, Int(across.rounded())), height: max(1, Int(down.rounded())))
  }

  private static func attribute(_ name: String, of tag: String) -> Substring? {
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let found = rest[..<equals].split(whereSeparator: \.isWhitespace).last
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return nil }
      if found == name[...] { return rest[..<end] }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }

  /// A positive length in pixels; percentages state no size of their own.
  private static func length(_ text: Substring) -> Double? {
    let number = text.prefix { $0.isNumber || "+-.eE".contains($0) && !text.hasPrefix(String($0)) }
    let units: [Substring: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
    ]
    let unit = text.dropFirst(number.count).filter { !$0.isWhitespace }
    guard let value = Double(number), value > 0, let scale = units[unit[...]] else { return nil }
    return value * scale
  }
}
