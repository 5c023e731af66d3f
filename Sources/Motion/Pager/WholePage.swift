/// The page at a position, flipping at half in the same direction everywhere.
func wholePage(_ position: Double) -> Int {
  let limit = Double(PageBounds.farthest)
  return Int((min(max(position, -limit), limit) + 0.5).rounded(.down))
}
