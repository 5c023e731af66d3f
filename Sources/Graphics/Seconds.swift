/// A point in time or a duration, in seconds.
///
/// Points in time are monotonic and share one origin per process; they are always handed in by the
/// caller, never read from a clock inside.
public typealias Seconds = Double
