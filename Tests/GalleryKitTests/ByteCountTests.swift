import Testing

@testable import GalleryKit

@Suite struct ByteCountTests {
  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (41_200, "41.2 kB"),
    (812_345, "812 kB"), (999_960, "1 MB"), (4_250_000, "4.3 MB"), (3_000_000_000, "3 GB"),
  ])
  func sizesReadAsPeopleWriteThem(bytes: Int, text: String) {
    #expect(ByteCount.text(bytes) == text)
  }
}
