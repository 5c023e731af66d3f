import Graphics
import Interface
import Motion

extension PageIndicatorNode {
  /// How much larger a dot under the pointer is, as a share of its size.
  private static let growth = 0.15
  /// The least part of an icon that looks current while time fills it.
  private static let leastFilling = 12.0 / 44

  /// Draws the ground, the dots or icons, the bright dot over them, and the label.
  func drawRow(_ row: IndicatorRow, into canvas: inout Canvas) {
    let colors = colors.value(at: host.now)
    canvas.faded(by: ground.value(at: host.now)) {
      $0.add(.fill(rowPill, radius: Self.pillRadius, colors.ground))
    }
    if icons.icon == nil {
      drawDots(of: row, colors, into: &canvas)
    } else {
      drawIcons(of: row, into: &canvas)
    }
    if let label = label(of: row) {
      canvas.add(label.content(in: area(of: label), color: colors.current))
    }
  }

  private func drawDots(of row: IndicatorRow, _ colors: IndicatorColors, into canvas: inout Canvas)
  {
    for dot in row.dots {
      let rect = rect(of: dot, grownBy: growth(of: dot))
      let color = colors.other(highlight: highlight.level(of: dot.page, at: host.now))
      canvas.add(.fill(rect, radius: radius(of: rect), color))
    }
    if let dot = row.activeDot(filling: dwell.level(at: host.now)) {
      canvas.add(.fill(rect(of: dot), radius: dot.height / 2, colors.current))
    }
  }

  private func drawIcons(of row: IndicatorRow, into canvas: inout Canvas) {
    let dots = row.dots
    let filling =
      pageDuration == nil
      ? 1 : Self.leastFilling + (1 - Self.leastFilling) * dwell.level(at: host.now)
    for (dot, icon) in zip(dots, icons.icons(of: dots.map(\.page))) {
      let rect = rect(of: dot, grownBy: growth(of: dot))
      let place = Transform.scale(rect.height / IndicatorIconsNode.side, about: .zero)
        .followed(by: .translation(rect.origin - Point.zero))
      canvas.transformed(by: place) {
        icon.draw(prominence: dot.prominence, filling: filling, into: &$0)
      }
    }
  }

  private func growth(of dot: IndicatorDot) -> Double {
    environment.accessibilityReduceMotion
      ? 0 : Self.growth * highlight.level(of: dot.page, at: host.now)
  }

  private func radius(of rect: Rect) -> Double { min(rect.width, rect.height) / 2 }

  /// How strong the halo of a faint dot is: such a dot lets its own halo shine through.
  private static let haloShare = 0.5

  /// Draws a halo round each dot or icon, and under the label.
  func drawHalos(of row: IndicatorRow, _ shadow: Shadow, into canvas: inout Canvas) {
    if icons.icon == nil {
      drawDotHalos(of: row, shadow, into: &canvas)
    } else {
      drawIconHalos(of: row, shadow, into: &canvas)
    }
    if let label = label(of: row) {
      canvas.add(label.shadow(in: area(of: label), shadow))
    }
  }

  /// The halo under the bright dot gives way to that one's.
  private func drawDotHalos(of row: IndicatorRow, _ shadow: Shadow, into canvas: inout Canvas) {
    for dot in row.dots {
      canvas.faded(by: Self.haloShare * (1 - dot.prominence)) {
        $0.add(.shadow(rect(of: dot), radius: dot.height / 2, shadow))
      }
    }
    if let dot = row.activeDot(filling: dwell.level(at: host.now)) {
      canvas.add(.shadow(rect(of: dot), radius: dot.height / 2, shadow))
    }
  }

  /// How much of an icon's extent is hardly ever empty.
  private static let iconCore = 0.6

  /// Icons have any form: the halo is a spot behind their middle.
  private func drawIconHalos(of row: IndicatorRow, _ shadow: Shadow, into canvas: inout Canvas) {
    for dot in row.dots {
      let spot = rect(of: dot, grownBy: Self.iconCore - 1)
      canvas.faded(by: max(Self.haloShare, dot.prominence)) {
        $0.add(.shadow(spot, radius: spot.height / 2, shadow))
      }
    }
  }

  private func label(of row: IndicatorRow) -> IndicatorLabel? {
    guard arrangement.labelRoom != nil, let page = row.page else { return nil }
    return IndicatorLabel(page: page, total: total, measurer: host.measurer)
  }
}
