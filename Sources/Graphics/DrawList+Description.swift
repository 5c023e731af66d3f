extension DrawList: CustomStringConvertible {
  /// One line per item, numbers rounded to hundredths: the form in which tests compare lists.
  ///
  /// The items of a layer follow it, indented.
  public var description: String {
    (items.flatMap(\.lines) + (veil.map { ["veil opacity \(short($0.opacity))"] } ?? []))
      .joined(separator: "\n")
  }
}

extension DrawList.Item {
  fileprivate var lines: [String] {
    var line = content.summary
    if transform != .identity {
      let t = transform
      line +=
        t.isAxisAligned && t.a == 1 && t.d == 1
        ? " at \(short(t.tx)),\(short(t.ty))"
        : " transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(short).joined(separator: " "))"
    }
    if opacity != 1 { line += " opacity \(short(opacity))" }
    for clip in clips {
      line += " clip \(clip.rect.summary)"
      if clip.radius != 0 { line += " radius \(short(clip.radius))" }
    }
    return [line] + (content.layer?.items.flatMap(\.lines).map { "  " + $0 } ?? [])
  }
}

extension DrawList.Content {
  fileprivate var summary: String {
    switch self {
    case .fill(let rect, let radius, let color):
      "fill \(rect.summary)\(corner(radius)) \(color.summary)"
    case .stroke(let rect, let radius, let width, let color):
      "stroke \(rect.summary)\(corner(radius)) width \(short(width)) \(color.summary)"
    case .texture(let texture, let source, let rect):
      "texture \(texture.rawValue) \(rect.summary)"
        + (source == .unit ? "" : " from \(source.summary)")
    case .text(let text, let font, let point, let color):
      "text \"\(text)\" \(font.summary) \(point.summary) \(color.summary)"
    case .icon(let icon, let rect, let color):
      "icon \(icon.name) \(rect.summary) \(color.summary)"
    case .textShadow(let text, _, let point, let shadow):
      "text shadow \"\(text)\" \(point.summary) \(shadow.summary)"
    case .shadow(let rect, let radius, let shadow):
      "shadow \(rect.summary)\(corner(radius)) \(shadow.summary)"
    case .gradient(let rect, let stops):
      "gradient \(rect.summary) "
        + stops.map { "\(short($0.location)):\($0.color.summary)" }.joined(separator: " ")
    case .layer(let layer):
      "layer \(short(layer.size.width))x\(short(layer.size.height))"
    case .mesh(let mesh, let layer):
      "mesh \(mesh.columns)x\(mesh.rows) in \(mesh.bounds.summary)"
        + (layer.map { " of layer \(short($0.size.width))x\(short($0.size.height))" } ?? "")
    }
  }
}

private func corner(_ radius: Double) -> String { radius == 0 ? "" : " radius \(short(radius))" }

private func short(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let hundredths = (value * 100).rounded()
  if hundredths == 0 { return "0" }
  let whole = Int(hundredths)
  if whole % 100 == 0 { return "\(whole / 100)" }
  return "\(Double(whole) / 100)"
}

extension Rect {
  fileprivate var summary: String {
    "\(short(minX)),\(short(minY)) \(short(width))x\(short(height))"
  }
}

extension Point {
  fileprivate var summary: String { "\(short(x)),\(short(y))" }
}

extension Font {
  fileprivate var summary: String { "\(short(size))/\(weight.rawValue)" }
}

extension Shadow {
  fileprivate var summary: String {
    "\(color.summary) blur \(short(radius)) \(short(offset.dx)),\(short(offset.dy))"
  }
}

extension Color {
  fileprivate var summary: String {
    let parts = [red, green, blue].map { part -> String in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + parts.joined() + (alpha == 1 ? "" : "@\(short(alpha))")
  }
}
