internal import CSDL2
internal import Glibc

/// Environment variables for the time in which SDL starts; those that are set already stay.
///
/// Decoding threads read the environment meanwhile, which `setenv` does not allow. So another
/// environment takes the place of the process's, whole, and neither is ever freed.
struct StartEnvironment {
  private var lines: [String] = []

  /// Sets a variable unless the process's environment has it.
  mutating func set(_ name: String, to value: String) {
    if getenv(name) == nil { lines.append("\(name)=\(value)") }
  }

  /// Runs `body` in this environment.
  func run<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    let inherited = current_environment()
    use_environment(joined(with: inherited))
    defer { use_environment(inherited) }
    return try body()
  }

  private typealias Lines = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The variables set here, and after them those of another environment.
  private func joined(with other: Lines?) -> Lines {
    var all = lines.map { strdup($0) }
    var next = other
    while let line = next?.pointee {
      all.append(line)
      next = next?.successor()
    }
    let joined = Lines.allocate(capacity: all.count + 1)
    joined.initialize(repeating: nil, count: all.count + 1)
    joined.update(from: all, count: all.count)
    return joined
  }
}
