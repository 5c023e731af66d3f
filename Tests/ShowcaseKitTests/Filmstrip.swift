import Paging
import PictureTesting
import TestSupport
import Testing

@testable import ShowcaseKit

/// Twelve frames of one turn of pages, side by side in one picture.
struct Filmstrip {
  /// The number of frames in a row, and of rows.
  private static let (columns, rows) = (4, 3)
  /// The space between frames, in pixels.
  private static let gap = 4
  private static let frame = Size(width: 320, height: 200)

  private var frames: [Bitmap] = []

  /// Films six pages while `turn` brings them from one page to the next, step by step: it is told
  /// the number of the step and how many there are.
  init(
    of pages: some View, direction: LayoutDirection = .leftToRight,
    turn: (_ stage: Stage, _ step: Int, _ steps: Int) -> Void
  ) throws {
    let stage = Stage(
      width: Self.frame.width, height: Self.frame.height,
      measurer: SDLTextMeasurer(fonts: try .forTesting()),
      environment: {
        $0.paintingFolder = nil
        $0.layoutDirection = direction
      }, content: pages)
    stage.settle()
    frames.append(try stage.picture())
    let steps = Self.columns * Self.rows - 1
    for step in 1...steps {
      turn(stage, step, steps)
      frames.append(try stage.picture())
    }
  }

  /// All frames, the first one at the top left.
  func sheet() throws -> Bitmap {
    let (width, height) = (Int(Self.frame.width), Int(Self.frame.height))
    let sheet = Bitmap(
      width: Self.columns * (width + Self.gap) - Self.gap,
      height: Self.rows * (height + Self.gap) - Self.gap, isOpaque: true
    ) { memory in
      let stride = (Self.columns * (width + Self.gap) - Self.gap) * 4
      for (index, frame) in frames.enumerated() {
        let left = index % Self.columns * (width + Self.gap)
        let top = index / Self.columns * (height + Self.gap)
        for row in 0..<height {
          let (from, to) = (row * frame.stride, (top + row) * stride + left * 4)
          UnsafeMutableRawBufferPointer(rebasing: memory[to..<to + width * 4]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: frame.bytes[from..<from + width * 4]))
        }
      }
    }
    return try #require(sheet)
  }
}
