/// How the next page that is set from outside is shown.
final class PageJump {
  /// Whether it is shown without motion.
  var isAtOnce = false

  /// Whether the page that is set now is shown without motion; the next one is again as usual.
  func takeAtOnce() -> Bool {
    defer { isAtOnce = false }
    return isAtOnce
  }
}
