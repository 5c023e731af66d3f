import Testing

@testable import CommandLines

private enum Mood: String, CaseIterable { case calm, wild }

private enum TestOption: String, CommandOption {
  case mood, size, file, picture, quiet

  var valueName: String? {
    switch self {
    case .mood: Self.alternatives(Mood.self)
    case .size: "WxH"
    case .file, .picture: "FILE"
    case .quiet: nil
    }
  }

  var summary: [String] { self == .mood ? ["how it is", "or was"] : ["one line"] }
}

/// An argument that need not be text.
private struct Bytes: Argument, Equatable {
  let bytes: [UInt8]
  var string: String { String(decoding: bytes, as: UTF8.self) }
  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }
}

@Suite struct ArgumentReaderTests {
  private typealias Reader = ArgumentReader<TestOption, String>

  private func problem(_ body: () throws -> Void) -> String? {
    #expect(throws: UsageError.self, performing: body)?.text
  }

  private func nextOption(_ reader: inout Reader) throws -> Reader.Occurrence {
    try reader.option(reader.next() ?? "")
  }

  /// Reads the first argument as an option, and its value in a way.
  private func value<Value>(
    _ arguments: [String], _ read: (inout Reader, Reader.Occurrence) throws -> Value
  ) throws -> Value {
    var reader = Reader(arguments)
    let given = try nextOption(&reader)
    return try read(&reader, given)
  }

  @Test func argumentsComeInTheirOrderAndValuesAreTakenFromAmongThem() throws {
    var reader = Reader(["a", "--file", "b", "c", "--file=d=e", "--quiet"])
    #expect(reader.next() == "a")
    var given = try nextOption(&reader)
    #expect(try reader.value(of: given) == "b")
    #expect(reader.next() == "c" && reader.rest.count == 2)
    given = try nextOption(&reader)
    #expect(try reader.value(of: given) == "d=e")
    #expect(try nextOption(&reader).option == .quiet)
    #expect(reader.next() == nil)
  }

  @Test func whatIsNoOptionIsRefusedWithTheNearest() {
    let reader = Reader([])
    #expect(problem { _ = try reader.option("--moot") }?.contains("did you mean --mood?") == true)
    #expect(problem { _ = try reader.option("--xyzzy") } == "there is no option --xyzzy")
    #expect(problem { _ = try reader.option("--quiet=1") } == "--quiet takes no value")
  }

  @Test(arguments: [["--file"], ["--file", "--quiet"]]) func aValueCanBeMissing(_ words: [String]) {
    #expect(
      problem { _ = try value(words) { try $0.value(of: $1) } } == "--file needs a value: FILE")
  }

  @Test func choicesAreThoseThatThereAre() throws {
    let mood: Mood = try value(["--mood", "wild"]) { try $0.choice($1) }
    #expect(mood == .wild)
    let problem = problem { _ = try value(["--mood=sad"]) { try $0.choice($1) } as Mood }
    #expect(problem == "--mood is calm or wild, not 'sad'")
  }

  @Test func namesOfFilesAreText() throws {
    #expect(try value(["--file", "-a"]) { try $0.file($1) } == "-a")
    #expect(problem { _ = try value(["--file="]) { try $0.file($1) } }?.hasSuffix("name") == true)
    #expect(try value(["--picture", "a.PNG"]) { try $0.pngFile($1) } == "a.PNG")
    #expect(
      problem { _ = try value(["--picture", "a.jpg"]) { try $0.pngFile($1) } }
        == "--picture writes PNG; end 'a.jpg' in .png")
    var reader = ArgumentReader<TestOption, Bytes>([Bytes(bytes: [0x61, 0xFF])])
    let option = try reader.option(Bytes(bytes: "--file".utf8))
    #expect(problem { _ = try reader.file(option) }?.contains("in UTF-8") == true)
  }

  @Test func theHelpHasASummaryInAColumn() {
    let lines = TestOption.help(column: 14).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "  --mood calm|wild", "              how it is", "              or was",
        "  --size WxH  one line",
      ])
  }

  @Test func problemsStayOnOneLine() {
    #expect(UsageError("a\nb").line(of: "x") == "x: a␊b (x --help lists the options)")
  }
}
