/// Draws a frame's list of items into a window or a picture.
@MainActor public protocol Renderer: TextureStore {
  /// Draws a list over a background into the frame being made, without showing it.
  func draw(_ list: DrawList, background: Color)
  /// Shows the frame; with a display this may wait for its refresh.
  func present()
  /// Reads back what `draw` made, or nil if the device cannot.
  func snapshot() -> Bitmap?
}
