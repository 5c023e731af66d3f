import Paging

nonisolated extension PagePlacement {
  /// A page that fades into the next, without any motion.
  static func crossFade(_ outline: PageOutline) -> PagePlacement {
    PagePlacement(reach: 1) { page in
      guard abs(page.offset) < 1 else { return nil }
      // The page below stays whole, so that nothing behind both shines through.
      return Placement(
        order: page.offset, opacity: min(1, 1 - page.offset), cornerRadius: outline.radius,
        shadow: outline.shadow)
    }
  }

  /// A page in the middle, and smaller, fainter neighbours beside it.
  ///
  /// Place, size and opacity follow the distance to the middle in pages, up to one. The page in the
  /// middle stays under the pointer that drags it.
  /// - Parameters:
  ///   - gap: The space between a page and the next, in points.
  ///   - scale: The size of a neighbour, in sizes of the middle.
  ///   - opacity: How much is seen of a neighbour, 0…1.
  static func carousel(
    gap: Double, scale: Double, opacity: Double, _ outline: PageOutline
  ) -> PagePlacement {
    PagePlacement(reach: 2, travel: { $0.width * (1 + scale) / 2 + gap }) { page in
      let distance = abs(page.offset)
      let away = min(1, distance)
      guard distance < 2 else { return nil }
      // From the middle to a neighbour, and from there to the next one.
      let first = page.length * (1 + scale) / 2 + gap
      let other = page.length * scale + gap
      let x = first * away + other * (distance - away)
      return Placement(
        transform: Transform.scale(1 - (1 - scale) * away, about: page.center)
          .followed(by: page.along(page.offset < 0 ? -x : x)),
        order: -distance, opacity: 1 - (1 - opacity) * away, cornerRadius: outline.radius,
        shadow: outline.shadow(lifted: 1 - away), surface: .picture(scale: 1))
    }
  }
}
