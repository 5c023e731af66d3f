public import Graphics

extension PagePlacement {
  /// Pages side by side.
  public static let scroll = PagePlacement(reach: 1) { page in
    let distance = page.offset * (page.length + page.spacing)
    guard abs(distance) < page.length + page.bleed else { return nil }
    return Placement(transform: page.along(distance))
  }

  /// One page alone, that fades into the next.
  public static let plain = PagePlacement(reach: 1) { page in
    guard abs(page.offset) < 1 else { return nil }
    // The page below stays whole, so that nothing behind both shines through.
    let opacity = page.offset > 0 ? 1 - smoothstep(0.3, 0.7, page.offset) : 1
    return Placement(order: page.offset, opacity: opacity)
  }

  /// A pile whose top page leaves towards the next pages, to uncover the one before.
  ///
  /// - Parameters:
  ///   - drift: How far the page below moves the other way while the next one comes, in lengths of
  ///     the area.
  ///   - dimming: How dark the page below becomes.
  ///   - shadow: What the moving page casts.
  public static func historyStack(
    drift: Double = 0, dimming: Double = 0, shadow: Shadow? = nil
  ) -> PagePlacement {
    PagePlacement(reach: 1) { page in
      guard abs(page.offset) < 1 else { return nil }
      let isAbove = page.offset > 0
      let distance = isAbove ? page.offset : page.offset * drift
      return Placement(
        transform: page.along(distance * page.length), order: page.offset,
        dimming: isAbove ? 0 : -page.offset * dimming, shadow: isAbove ? shadow : nil)
    }
  }

  /// A pile whose top page leaves towards the pages before, to uncover the next one.
  ///
  /// - Parameters:
  ///   - shrinking: How much smaller the page below is at first.
  ///   - dimming: How dark the page below is at first.
  ///   - shadow: What the moving page casts.
  public static func bookStack(
    shrinking: Double = 0, dimming: Double = 0, shadow: Shadow? = nil
  ) -> PagePlacement {
    PagePlacement(reach: 1) { page in
      guard abs(page.offset) < 1 else { return nil }
      guard page.offset > 0 else {
        return Placement(
          transform: page.along(page.offset * page.length), order: -page.offset,
          shadow: page.offset < 0 ? shadow : nil)
      }
      return Placement(
        transform: .scale(1 - shrinking * page.offset, about: page.center), order: -page.offset,
        dimming: page.offset * dimming)
    }
  }
}

func smoothstep(_ low: Double, _ high: Double, _ value: Double) -> Double {
  let t = min(max(0, (value - low) / (high - low)), 1)
  return t * t * (3 - 2 * t)
}
