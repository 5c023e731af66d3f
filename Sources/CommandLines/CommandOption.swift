/// The long options of a command, by the name that follows the two dashes.
public protocol CommandOption: CaseIterable, RawRepresentable<String>, Sendable {
  /// What stands for the value in the help; nil for an option without one.
  var valueName: String? { get }
  /// What the option does, in lines of the help.
  var summary: [String] { get }
}

extension CommandOption {
  /// The option as it is typed.
  public var spelling: String { "--\(rawValue)" }

  /// What stands in the help for one of some values: `dark|light`.
  public static func alternatives<Value>(_: Value.Type) -> String
  where Value: CaseIterable & RawRepresentable<String> {
    Value.allCases.map(\.rawValue).joined(separator: "|")
  }

  /// The lines of the help about all options, each with its summary from a column on.
  public static func help(column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    return allCases.map { option in
      let head = "  \(option.spelling)\(option.valueName.map { " \($0)" } ?? "")"
      let summary = option.summary.joined(separator: "\n\(indent)")
      guard head.count < column else { return "\(head)\n\(indent)\(summary)" }
      return head + indent.dropFirst(head.count) + summary
    }
    .joined(separator: "\n")
  }
}
