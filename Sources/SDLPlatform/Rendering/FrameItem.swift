internal import Graphics

/// An item of a frame with what its place and its clips come to in pixels.
struct FrameItem {
  let content: DrawList.Content
  let opacity: Double
  let space: ItemSpace
  var clip: ClipRegion
}
