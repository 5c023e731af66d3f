/// What draws a window.
nonisolated public enum RendererChoice: String, Sendable, CaseIterable {
  /// The graphics processor where the machine has one, else the processor.
  case auto
  /// The graphics processor.
  case gpu
  /// The processor alone.
  case software
}
