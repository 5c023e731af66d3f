internal import Glibc

/// Times of files as people read them.
nonisolated enum FileDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// A time in words, seen from now: `Today, 08:14`, `Yesterday, 17:40`, `12 June, 19:31`, and of
  /// another year `12 June 2019`.
  /// - Parameters:
  ///   - seconds: The time, in seconds since 1970.
  ///   - now: The present time, in seconds since 1970.
  ///   - local: Takes a time apart; by default as the clock on the wall shows it.
  static func text(of seconds: Int, now: Int, local: (Int) -> tm = localTime) -> String {
    let (then, today) = (local(seconds), local(now))
    let clock = "\(twoDigits(then.tm_hour)):\(twoDigits(then.tm_min))"
    switch day(of: today) - day(of: then) {
    case 0: return "Today, \(clock)"
    case 1: return "Yesterday, \(clock)"
    default: break
    }
    let month = Int(then.tm_mon)
    let date = "\(then.tm_mday) \(months.indices.contains(month) ? months[month] : "")"
    return then.tm_year == today.tm_year
      ? "\(date), \(clock)" : "\(date) \(Int(then.tm_year) + 1900)"
  }

  /// The clock on the wall at a time.
  static func localTime(_ seconds: Int) -> tm {
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    return parts
  }

  /// The number of a day, counted from some day.
  private static func day(of time: tm) -> Int {
    var midnight = tm()
    (midnight.tm_year, midnight.tm_mon, midnight.tm_mday) = (
      time.tm_year, time.tm_mon, time.tm_mday
    )
    return timegm(&midnight) / 86_400
  }

  private static func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
