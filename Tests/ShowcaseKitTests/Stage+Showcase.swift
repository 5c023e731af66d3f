import Paging
import PictureTesting
import TestSupport
import Testing

@testable import ShowcaseKit

extension Stage {
  /// A window on the showcase, in which plain colours stand for the paintings.
  static func showcase(
    _ model: ShowcaseModel, width: Double = 800, height: Double = 500,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Stage {
    let stage = Stage(
      width: width, height: height, measurer: SDLTextMeasurer(fonts: try .forTesting()),
      environment: {
        $0.paintingFolder = nil
        environment(&$0)
      }, content: ShowcaseView(model: model))
    stage.settle()
    return stage
  }

  /// What the window shows.
  func picture() throws -> Bitmap {
    let renderer = try SDLRenderer(
      pixelWidth: Int(host.size.width), pixelHeight: Int(host.size.height), fonts: .forTesting())
    renderer.draw(list, background: host.background)
    return try #require(renderer.snapshot())
  }
}
