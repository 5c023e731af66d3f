import Glibc
import Testing

@testable import GalleryKit

@Suite struct FileDateTests {
  /// The clock of Greenwich, the same on every machine.
  private func greenwich(_ seconds: Int) -> tm {
    var (time, parts) = (time_t(seconds), tm())
    gmtime_r(&time, &parts)
    return parts
  }

  /// 15 June 2026, 12:00:00.
  private let noon = 1_781_524_800

  @Test(arguments: [
    (0, "Today, 12:00"), (-13_560, "Today, 08:14"), (-43_200, "Today, 00:00"),
    (-43_201, "Yesterday, 23:59"), (-129_600, "Yesterday, 00:00"), (-129_601, "13 June, 23:59"),
    (3600, "Today, 13:00"), (86_400, "16 June, 12:00"), (-165 * 86_400, "1 January, 12:00"),
    (-166 * 86_400, "31 December 2025"), (-20_000 * 86_400, "12 September 1971"),
  ])
  func timesAreSeenFromNow(ago: Int, text: String) {
    #expect(FileDate.text(of: noon + ago, now: noon, local: greenwich) == text)
  }

  @Test func theLastDayOfAYearIsYesterdayOnTheFirstOfTheNext() {
    // 1 January 2026, 00:30.
    let now = 1_767_227_400
    #expect(FileDate.text(of: now - 3600, now: now, local: greenwich) == "Yesterday, 23:30")
  }
}
