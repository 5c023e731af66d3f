import CommandLines
import Testing

@testable import GalleryKit

@Suite nonisolated struct HelpTextTests {
  @Test func noLineIsWiderThanEightyColumns() {
    for line in HelpText.text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func noLineEndsInSpaceAndTheTextEndsInANewline() {
    #expect(!HelpText.text.contains(" \n"))
    #expect(HelpText.text.hasSuffix(".\n"))
  }

  @Test(arguments: CommandLineOption.allCases)
  func everyOptionIsExplained(option: CommandLineOption) {
    let head = "\n  \(option.spelling)\(option.valueName.map { " \($0)" } ?? "")"
    #expect(HelpText.text.contains(head))
    #expect(!option.summary.isEmpty)
  }

  @Test func everyOperandIsExplained() {
    for operand in ["-", "-0", "--"] {
      #expect(HelpText.text.contains("\n  \(operand)  "))
    }
  }

  @Test func theVersionIsOneLine() {
    #expect(HelpText.version == "gallery \(AppIdentity.version)\n")
    #expect(AppIdentity.version.split(separator: ".").count == 3)
  }
}
