public import Interface

extension EnvironmentValues {
  private enum PicturePipelineKey: EnvironmentKey {
    static var defaultValue: PicturePipeline { .shared }
  }

  /// What brings picture files to the screen.
  public var picturePipeline: PicturePipeline {
    get { self[PicturePipelineKey.self] }
    set { self[PicturePipelineKey.self] = newValue }
  }
}
