/// Something that the window has to say in a few words.
struct Notice: Equatable {
  /// The words.
  let text: String
  /// Parts notices with the same words.
  private let serial: Int

  private static var last = 0

  /// Makes a notice; each is another one, even with the same words.
  init(_ text: String) {
    self.text = text
    Self.last += 1
    serial = Self.last
  }
}
