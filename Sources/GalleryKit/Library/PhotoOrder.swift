/// What a listing is sorted by.
nonisolated enum PhotoOrder: String, Sendable, CaseIterable {
  /// By name as the file manager does, numbers by their value.
  case name
  /// By the time of the last change, newest first.
  case date
  /// By the size in bytes, largest first.
  case size
  /// Shuffled, differently on each run.
  case random
}
