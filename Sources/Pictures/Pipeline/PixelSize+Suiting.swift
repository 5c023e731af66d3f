extension Sequence {
  /// The least of those that have as many pixels as needed, else the one that has most.
  func best(for need: PixelSize, _ size: (Element) -> PixelSize) -> Element? {
    filter { size($0).isAtLeast(need) }.min { size($0).area < size($1).area }
      ?? self.max { size($0).area < size($1).area }
  }
}

nonisolated extension PixelSize {
  /// Whether there are as many pixels as needed; one less comes from rounding.
  func isAtLeast(_ need: PixelSize) -> Bool {
    width + 1 >= need.width && height + 1 >= need.height
  }

  /// Whether a texture is drawn between half and all of its size: textures have no smaller copies
  /// of themselves, so that much finer ones would flicker.
  func suits(_ need: PixelSize) -> Bool {
    isAtLeast(need) && width <= 2 * need.width + 1 && height <= 2 * need.height + 1
  }

  /// Whether neither side is longer than a limit.
  func fits(_ side: Int) -> Bool { width <= side && height <= side }
}
