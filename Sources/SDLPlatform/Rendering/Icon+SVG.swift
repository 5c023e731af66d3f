internal import Graphics

extension Icon {
  /// The drawing as an SVG document, white on nothing.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">\
    <g fill="none" stroke="#fff" stroke-width="\(strokeWidth)" stroke-linecap="round" \
    stroke-linejoin="round">\(svgParts.joined())</g></svg>
    """
  }

  private var svgParts: [String] {
    var parts: [String] = []
    var path: (data: String, isFilled: Bool)?
    func endPath() {
      if let ended = path {
        parts.append(Self.element("path d=\"\(ended.data)\"", isFilled: ended.isFilled))
      }
      path = nil
    }
    for word in drawing.split(separator: " ") where word.allSatisfy(Self.isAllowed) {
      let isFilled = word.hasPrefix("f:")
      let word = isFilled ? word.dropFirst(2) : word
      if let shape = Self.shape(word) {
        endPath()
        parts.append(Self.element(shape, isFilled: isFilled))
      } else {
        if isFilled { endPath() }
        path = (path.map { $0.data + " " } ?? "", path?.isFilled ?? isFilled)
        path?.data += word
      }
    }
    endPath()
    return parts
  }

  /// A circle `o(x,y,r)` or a rectangle `R(x,y,w,h,r)`.
  private static func shape(_ word: Substring) -> String? {
    guard word.hasSuffix(")") else { return nil }
    let numbers = word.dropFirst(2).dropLast().split(separator: ",").compactMap { Double($0) }
    switch (word.prefix(2), numbers.count) {
    case ("o(", 3): return "circle cx=\"\(numbers[0])\" cy=\"\(numbers[1])\" r=\"\(numbers[2])\""
    case ("R(", 5):
      return "rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\""
        + " height=\"\(numbers[3])\" rx=\"\(numbers[4])\""
    default: return nil
    }
  }

  private static func element(_ shape: String, isFilled: Bool) -> String {
    "<\(shape)\(isFilled ? " fill=\"#fff\" stroke=\"none\"" : "")/>"
  }

  /// Nothing that would end an attribute.
  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "().,-:".contains(character))
  }
}
