import CommandLines
import Paging
import Testing

@testable import ShowcaseKit

@Suite struct CommandLineTests {
  @Test func namesAreDifferentAndOpenTheirScreens() throws {
    #expect(Set(Screen.all.map(\.name)).count == Screen.all.count)
    for screen in Screen.all {
      #expect(try ShowcaseArguments([screen.name]).screen?.name == screen.name)
    }
    #expect(try ShowcaseArguments([]).screen == nil)
  }

  @Test func optionsSetTheWindow() throws {
    let arguments = try ShowcaseArguments([
      "--size", "640x480", "style-cardDeck", "--theme=light", "--reduced-motion", "--mirrored",
      "--frame-log", "log", "--record=movements", "--renderer=software", "--screenshot", "a.png",
    ])
    #expect(arguments.screen?.name == "style-cardDeck" && arguments.isMirrored)
    let window = arguments.window
    #expect(window.size == Size(width: 640, height: 480) && window.colorScheme == .light)
    #expect(window.reducesMotion && window.renderer == .software)
    #expect(window.frameLogPath == "log" && window.recordingPath == "movements")
    #expect(window.screenshotPath == "a.png")
    #expect(try ShowcaseArguments([]).window.size == Size(width: 1280, height: 800))
  }

  @Test(arguments: [
    ["nowhere"], ["pages", "swipy"], ["--theme"], ["--theme", "pink"], ["--size", "12"],
    ["--size", "1e9x2"], ["--size", "xx"], ["--mirrored=1"], ["--colour"], [""], ["a\nb"],
  ])
  func whatIsWrongIsSaidInOneLine(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try ShowcaseArguments(arguments) }
    let line = error?.line(of: "showcase")
    #expect(line?.contains("\n") == false && line?.contains("showcase --help") == true)
  }

  @Test func theHelpNamesEveryScreenAndOption() throws {
    #expect(try ShowcaseArguments(["--help", "--nonsense"]).wantsHelp)
    let lines = HelpText.text.split(separator: "\n")
    for screen in Screen.all {
      #expect(lines.contains { $0.hasPrefix("  \(screen.name)  ") })
    }
    for option in ShowcaseOption.allCases {
      #expect(HelpText.text.contains("  \(option.spelling)"))
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
