internal import CTrackpad
internal import Graphics
internal import Motion

extension ScrollSample {
  /// What a trackpad's sample says of scrolling, or nil if it tells of a pinch.
  init?(_ sample: trackpad_sample) {
    switch trackpad_kind(UInt32(sample.kind)) {
    case TRACKPAD_SCROLL: self = .moved(ScrollMovement(sample))
    case TRACKPAD_TOUCH: self = .touched
    case TRACKPAD_LIFT: self = .lifted
    case TRACKPAD_LOSS: self = .lost
    default: return nil
    }
  }
}

extension ScrollMovement {
  fileprivate init(_ sample: trackpad_sample) {
    self.init(
      Device(trackpad_source(UInt32(sample.source))),
      delta: Vector(dx: Double(sample.dx), dy: Double(sample.dy)),
      clicks: Vector(dx: Double(sample.clicks_x), dy: Double(sample.clicks_y)))
  }
}

extension ScrollMovement.Device {
  fileprivate init(_ source: trackpad_source) {
    switch source {
    case TRACKPAD_FINGER: self = .fingers
    case TRACKPAD_WHEEL: self = .wheel
    case TRACKPAD_TILT: self = .tilt
    case TRACKPAD_CONTINUOUS: self = .continuous
    default: self = .unknown
    }
  }
}
