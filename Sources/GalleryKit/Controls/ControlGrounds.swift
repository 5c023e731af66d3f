import Paging

/// The colours of a control's ground in its states.
nonisolated struct ControlGrounds: Equatable {
  /// At rest.
  var normal: Color
  /// Under the pointer.
  var hovered: Color
  /// Held down.
  var pressed: Color

  /// The grounds on pictures.
  static let onPicture = ControlGrounds(
    normal: Color(hex: 0x121316, opacity: 0.62), hovered: Color(hex: 0x121316, opacity: 0.78),
    pressed: Color(hex: 0x121316, opacity: 0.78))
}
