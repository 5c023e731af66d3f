/// Reads the arguments of a command from left to right.
public struct ArgumentReader<Option: CommandOption, Word: Argument> {
  /// An option as it was given.
  public struct Occurrence {
    /// The option.
    public let option: Option
    /// What is attached to it by `=`; nil: nothing.
    let attached: Word?
  }

  /// What was not read yet.
  public private(set) var rest: ArraySlice<Word>

  /// Reads the arguments that follow the command's name.
  public init(_ arguments: [Word]) { rest = arguments[...] }

  /// The next argument; nil: there are no more.
  public mutating func next() -> Word? { rest.popFirst() }

  /// The option that an argument names.
  ///
  /// - Throws: `UsageError` where there is no such option, or it takes no value and has one.
  public func option(_ argument: Word) throws(UsageError) -> Occurrence {
    let parts = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(decoding: parts[0], as: UTF8.self)
    guard let option = Option.allCases.first(where: { $0.spelling == spelling }) else {
      throw Self.unknown(spelling)
    }
    let attached = parts.count > 1 ? Word(bytes: parts[1]) : nil
    guard attached == nil || option.valueName != nil else {
      throw UsageError("\(spelling) takes no value")
    }
    return Occurrence(option: option, attached: attached)
  }

  /// The value that is attached to an option by `=`, or else the next argument.
  ///
  /// - Throws: `UsageError` where there is none.
  public mutating func value(of occurrence: Occurrence) throws(UsageError) -> Word {
    if let attached = occurrence.attached { return attached }
    let option = occurrence.option
    guard let value = rest.first, !value.bytes.starts(with: "--".utf8) else {
      throw UsageError("\(option.spelling) needs a value: \(option.valueName ?? "")")
    }
    return rest.removeFirst()
  }

  private static func unknown(_ spelling: String) -> UsageError {
    // What is longer than this was not meant to be an option.
    let word = String(spelling.drop { $0 == "-" }.prefix(40))
    let nearest = EditDistance.nearest(to: word, in: Option.allCases.map(\.rawValue))
    let hint = nearest.map { "; did you mean --\($0)?" } ?? ""
    return UsageError("there is no option \(spelling)\(hint)")
  }
}
