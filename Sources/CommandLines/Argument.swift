/// One argument of a command, in the bytes that it was given in.
public protocol Argument: Sendable {
  /// The bytes, which need not be valid UTF-8.
  var bytes: [UInt8] { get }
  /// The argument as text, with U+FFFD in place of bytes that are none.
  var string: String { get }
  /// Makes an argument of bytes.
  init(bytes: some Sequence<UInt8>)
}

extension String: Argument {
  /// The text in UTF-8.
  public var bytes: [UInt8] { Array(utf8) }
  /// The text itself.
  public var string: String { self }

  /// Makes a text of UTF-8, with U+FFFD in place of what is none.
  public init(bytes: some Sequence<UInt8>) { self.init(decoding: Array(bytes), as: UTF8.self) }
}
