import Paging

/// `3/6`, whose digits roll with the pages.
struct RollingCounter: PrimitiveView {
  private let total: Int
  private let index: Int

  /// Makes a counter of pages.
  /// - Parameters:
  ///   - index: The page in view, from 0, for when no pager tells its position.
  ///   - total: The number of pages.
  init(index: Int, total: Int) {
    self.index = index
    self.total = total
  }

  func make(in context: ViewContext) -> RollingCounterNode { RollingCounterNode(in: context) }

  func update(_ node: RollingCounterNode, in context: ViewContext) {
    node.show(index: index, total: total)
  }
}

/// The node of a rolling counter: what it shows is a function of the pager's position.
final class RollingCounterNode: Node {
  private var index = 0
  private var total = 0

  func show(index: Int, total: Int) {
    if total != self.total { invalidateLayout() }
    (self.index, self.total) = (index, total)
    invalidateDrawing()
  }

  private var font: Font { environment.font.monospacedDigit() }

  private func measure(_ text: String) -> TextLayout {
    host.measurer.layout(text, font: font, width: nil, lineLimit: 1)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    measure("\(total)/\(total)").size
  }

  override var firstTextBaseline: Double { measure("0").ascent }

  override func draw(into canvas: inout Canvas) {
    let position = environment.pagePosition?.value ?? Double(index)
    let roll = CounterRoll(position: position, total: total)
    // The way of a digit is a little less than its line: 30 of 34 points.
    let way = measure("0").lineHeight * 30 / 34
    canvas.clipped(to: bounds) { canvas in
      var x = 0.0
      for column in roll.columns {
        for (text, place) in [
          (column.leaving, column.progress), (column.coming, column.progress - 1),
        ]
        where abs(place) < 1 {
          // The leaving digit goes up and fades to a quarter, the coming one enters from below.
          canvas.faded(by: 1 - 0.75 * abs(place)) {
            $0.add(
              .text(
                text, font, Point(x: x, y: -place * way),
                environment.resolvedForegroundColor))
          }
          if column.leaving == column.coming { break }
        }
        x += measure(column.coming).size.width + font.tracking
      }
    }
  }
}
