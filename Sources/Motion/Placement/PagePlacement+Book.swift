internal import Graphics

extension PagePlacement {
  /// A book, whose page rolls up from its free edge and goes over to uncover the next.
  ///
  /// - Parameters:
  ///   - radius: The radius of the roll in points; nil: one that suits the size of the pages.
  ///   - cornerRadius: The radius of a page's corners, in points.
  public static func book(radius: Double? = nil, cornerRadius: Double = 0) -> PagePlacement {
    PagePlacement(reach: 1) { page in
      guard abs(page.offset) < 1 else { return nil }
      var placement = Placement(order: -page.offset, cornerRadius: cornerRadius)
      let isBeyondEnd =
        page.startsAtFirst && page.turn < 0 || page.startsAtLast && page.turn > 0
      if isBeyondEnd {
        // There is no page to uncover, so the book as a whole gives way.
        placement.transform = page.along(page.offset * page.length)
      } else if page.offset < 0 {
        let (curl, frame) = curl(page, radius, progress: -page.offset)
        placement.surface = .bent(
          curl.parts.map { part in
            PagePart(
              part.kind, part.mesh.transformed(by: frame, sources: true),
              isClipped: part.isClipped)
          })
        placement.hitArea = frame.apply(
          to: Rect(size: Size(width: curl.hitLengths.page, height: curl.size.height)))
      } else if page.offset > 0 {
        let (curl, frame) = curl(page, radius, progress: 1 - page.offset)
        let start = curl.hitLengths.covered
        placement.hitArea = frame.apply(
          to: Rect(x: start, y: 0, width: curl.size.width - start, height: curl.size.height))
      }
      return placement
    }
  }

  /// The curl of a page, which turns from right to left with its lower corner first, and the way
  /// from there to the page itself.
  private static func curl(
    _ page: PageMoment, _ radius: Double?, progress: Double
  ) -> (PageCurl, Transform) {
    let size = Size(
      width: page.axis.length(of: page.size), height: page.axis.breadth(of: page.size))
    var transform = Transform.identity
    let isMirrored = page.grip < 0.5
    if isMirrored { transform = Transform(d: -1, ty: size.height) }
    if page.direction < 0 {
      transform = transform.followed(by: Transform(a: -1, tx: size.width))
    }
    if page.axis == .vertical {
      transform = transform.followed(by: Transform(a: 0, b: 1, c: 1, d: 0))
    }
    // Shadows fall downwards, whichever corner rises first.
    let curl = PageCurl(
      size: size, radius: radius, progress: progress, shadowFall: isMirrored ? -10 : 10)
    return (curl, transform)
  }
}
