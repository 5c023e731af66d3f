/// Something beside the tree that takes part in a window's frames, such as what brings pictures to
/// the screen.
@MainActor @preconcurrency public protocol FrameParticipant: AnyObject {
  /// A frame begins; answers whether another one is needed after it.
  func frameBegins() -> Bool
  /// The nodes that are in view, or soon will be, have changed.
  func visibilityChanged()
}

extension ViewHost {
  /// Lets something take part in the frames from now on, as long as it exists; asking twice is once.
  public func join(_ participant: any FrameParticipant) {
    participants.removeAll { $0.value == nil }
    guard !participants.contains(where: { $0.value === participant }) else { return }
    participants.append(WeakParticipant(value: participant))
  }

  /// Whether a participant needs another frame after the one that begins.
  func beginFrame() -> Bool {
    var needsMore = false
    for participant in participants where participant.value?.frameBegins() == true {
      needsMore = true
    }
    return needsMore
  }
}

/// A participant as long as it exists.
struct WeakParticipant {
  weak var value: (any FrameParticipant)?
}
