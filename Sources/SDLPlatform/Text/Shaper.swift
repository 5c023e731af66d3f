internal import CHarfBuzz

/// Finds how far the characters of a face reach when they stand together.
///
/// SDL_ttf shapes with the same library and draws the result; what it tells about it is whole pixels
/// of the whole text, which is too coarse for placing characters.
final class Shaper {
  /// A character, or several that cannot be parted, and the distance to the next one.
  struct Cluster {
    /// Where it begins in the text, in bytes of UTF-8.
    var start: Int
    /// In pixels.
    var advance: Double
  }

  private let font: OpaquePointer
  private let buffer: OpaquePointer

  /// HarfBuzz counts in 64ths of a pixel here, as FreeType does.
  private static let unit = 64.0

  /// Opens a face; nil for one that HarfBuzz cannot read, as those of Type 1.
  init?(_ file: FontFile, pixelSize: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    let face = hb_face_create(blob, UInt32(truncatingIfNeeded: file.index))
    // What is made of them keeps them.
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face),
      let buffer = hb_buffer_create()
    else { return nil }
    let side = Int32(clamping: pixelSize)
    hb_font_set_scale(font, side * Int32(Self.unit), side * Int32(Self.unit))
    hb_font_set_ppem(font, UInt32(side), UInt32(side))
    self.font = font
    self.buffer = buffer
  }

  isolated deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// The advance width of a run in pixels.
  func width(of run: TextRun) -> Double {
    shape(run)
    var width: hb_position_t = 0
    forEachGlyph { _, position in width += position.x_advance }
    return Double(width) / Self.unit
  }

  /// The clusters of a run without ligatures, from left to right.
  func clusters(of run: TextRun) -> [Cluster] {
    shape(run, features: Self.noLigatures)
    var clusters: [Cluster] = []
    forEachGlyph { glyph, position in
      let (start, advance) = (Int(glyph.cluster), Double(position.x_advance) / Self.unit)
      if clusters.last?.start == start {
        clusters[clusters.count - 1].advance += advance
      } else {
        clusters.append(Cluster(start: start, advance: advance))
      }
    }
    return clusters
  }

  /// How far a run's ink reaches to the left of the pen (at most 0) and above the baseline, in
  /// pixels.
  func ink(of run: TextRun) -> (left: Double, top: Double) {
    shape(run)
    var (pen, left, top) = (hb_position_t(0), hb_position_t(0), hb_position_t(0))
    forEachGlyph { glyph, position in
      var extents = hb_glyph_extents_t()
      if hb_font_get_glyph_extents(font, glyph.codepoint, &extents) != 0 {
        left = min(left, pen + position.x_offset + extents.x_bearing)
        top = max(top, position.y_offset + extents.y_bearing)
      }
      pen += position.x_advance
    }
    return (Double(left) / Self.unit, Double(top) / Self.unit)
  }

  private static let noLigatures = ["liga", "clig"].map { (name: String) in
    hb_feature_t(
      tag: hb_tag_from_string(name, -1), value: 0, start: UInt32(HB_FEATURE_GLOBAL_START),
      end: UInt32.max)
  }

  private func shape(_ run: TextRun, features: [hb_feature_t] = []) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script))
    hb_buffer_add_utf8(buffer, run.text, -1, 0, -1)
    hb_shape(font, buffer, features, UInt32(features.count))
  }

  private func forEachGlyph(_ body: (hb_glyph_info_t, hb_glyph_position_t) -> Void) {
    var count: UInt32 = 0
    let glyphs = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let glyphs, let positions else { return }
    for index in 0..<Int(count) { body(glyphs[index], positions[index]) }
  }
}

extension hb_script_t {
  fileprivate init(_ script: TextScript) { self = hb_script_from_string(script.name, -1) }
}
