import Paging

extension Color {
  private static let pages: [UInt32] = [
    0x3E5C76, 0x7D5A50, 0x4F6F52, 0x6A4C93, 0xA44A3F, 0x2F6690,
  ]

  /// The ground of a page that is no picture, by its number.
  static func page(_ number: Int) -> Color {
    Color(hex: pages[Int(number.magnitude) % pages.count])
  }
}
