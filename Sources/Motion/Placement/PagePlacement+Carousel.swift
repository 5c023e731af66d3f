internal import Graphics

extension PagePlacement {
  /// Pages narrower than the area, so that the neighbours of the middle one are seen in part.
  ///
  /// With W the width of the area and r the ratio, a page is W · r wide and its middle lies
  /// W · r + W · (1 − r) / 4 from the next one's: the figures of LazyZCarousel.
  /// - Parameters:
  ///   - ratio: The width of a page, in widths of the area; limited to 0.1…1.
  ///   - shrinking: How much smaller a neighbour is than the page in the middle.
  ///   - fading: How much fainter a neighbour is.
  public static func carousel(
    ratio: Double = 0.7, shrinking: Double = 0, fading: Double = 0
  ) -> PagePlacement {
    let ratio = min(max(0.1, ratio.isFinite ? ratio : 0.7), 1)
    // A narrow page leaves room for several neighbours.
    let reach = Int((0.5 / ratio).rounded(.up)) + 1
    return PagePlacement(
      reach: reach,
      pageSize: { Size(width: $0.width * ratio, height: $0.height) },
      travel: { $0.width * step(ratio) }
    ) { page in
      let distance = page.offset * page.size.width * step(ratio)
      guard abs(distance) < (page.size.width + page.pageSize.width) / 2 else { return nil }
      let away = min(1, abs(page.offset))
      return Placement(
        transform: Transform.scale(
          1 - shrinking * away,
          about: Point(x: page.pageSize.width / 2, y: page.pageSize.height / 2)
        )
        .followed(by: page.centered).followed(by: page.along(distance)),
        order: -away, opacity: 1 - fading * away,
        // What changes its size in each frame is stretched fastest as one picture.
        surface: shrinking == 0 ? .flat : .picture(scale: 1))
    }
  }

  /// The way from one page's middle to the next one's, in widths of the area.
  private static func step(_ ratio: Double) -> Double { ratio + (1 - ratio) / 4 }
}
