internal import CTrackpad

extension trackpad_sample {
  /// The names of the kinds of samples, by number.
  static let kindNames = [
    "scroll", "touch", "lift", "loss", "pinch-begin", "pinch-update", "pinch-end", "pinch-cancel",
  ]
  /// The names of the sources, by number.
  static let sourceNames = ["unknown", "finger", "wheel", "tilt", "continuous"]

  /// The name of the sample's kind.
  var kindName: String { Self.kindNames[Int(kind)] }
  /// The name of the sample's source.
  var sourceName: String { Self.sourceNames[Int(source)] }
}
