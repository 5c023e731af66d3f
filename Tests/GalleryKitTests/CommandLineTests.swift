import CommandLines
import Paging
import Testing

@testable import GalleryKit

@Suite nonisolated struct CommandLineTests {
  private func parse(
    _ arguments: [FilePath], inputIsTerminal: Bool = false
  ) throws(UsageError) -> CommandLineAction {
    try CommandLineParser.parse(arguments, inputIsTerminal: inputIsTerminal)
  }

  private func options(_ arguments: [FilePath]) throws -> CommandLineOptions {
    guard case .show(let options) = try parse(arguments) else {
      throw UsageError("nothing to show for \(arguments.map(\.string))")
    }
    return options
  }

  private func error(_ arguments: [FilePath], inputIsTerminal: Bool = false) -> String? {
    do {
      _ = try parse(arguments, inputIsTerminal: inputIsTerminal)
      return nil
    } catch {
      return error.line(of: "gallery")
    }
  }

  @Test func nothingGivenMeansTheDefaults() throws {
    let options = try options([])
    #expect(options == CommandLineOptions())
    #expect(options.operands.isEmpty && options.order == nil && options.size == nil)
    #expect(options.theme == .system && options.renderer == .auto)
    #expect(!options.isFullscreen && !options.isRecursive && !options.reducesMotion)
    #expect(options.screenshot == nil && options.frameLog == nil)
  }

  @Test func flagsTurnOn() throws {
    #expect(try options(["--fullscreen"]).isFullscreen)
    #expect(try options(["--recursive"]).isRecursive)
    #expect(try options(["--reduced-motion"]).reducesMotion)
  }

  @Test(arguments: PhotoOrder.allCases)
  func sortTakesEveryOrder(order: PhotoOrder) throws {
    #expect(try options(["--sort", FilePath(order.rawValue)]).order == order)
    #expect(try options([FilePath("--sort=\(order.rawValue)")]).order == order)
  }

  @Test(arguments: ColorSchemeChoice.allCases)
  func themeTakesEveryTheme(theme: ColorSchemeChoice) throws {
    #expect(try options(["--theme", FilePath(theme.rawValue)]).theme == theme)
    #expect(try options([FilePath("--theme=\(theme.rawValue)")]).theme == theme)
  }

  @Test(arguments: RendererChoice.allCases)
  func rendererTakesEveryRenderer(renderer: RendererChoice) throws {
    #expect(try options(["--renderer", FilePath(renderer.rawValue)]).renderer == renderer)
    #expect(try options([FilePath("--renderer=\(renderer.rawValue)")]).renderer == renderer)
  }

  @Test(arguments: [
    ("1280x800", 1280, 800), ("360x420", 360, 420), ("16384x2441", 16384, 2441),
    ("2441x16384", 2441, 16384), ("480X700", 480, 700), ("7680x4320", 7680, 4320),
  ])
  func sizeTakesWidthAndHeight(text: String, width: Double, height: Double) throws {
    let size = Size(width: width, height: height)
    #expect(try options(["--size", FilePath(text)]).size == size)
    #expect(try options([FilePath("--size=\(text)")]).size == size)
  }

  @Test(arguments: [
    "", "x", "800", "800x", "x600", "800x600x2", "359x800", "800x419", "16385x800", "-800x600",
    "800.5x600", "800 x 600", "16384x16384", "16384x2442", "99999999999999999999x800", "800×600",
  ])
  func sizeRefusesAnythingElse(text: String) {
    #expect(
      error(["--size", FilePath(text)])
        == "gallery: --size is WIDTHxHEIGHT from 360x420 to 16384x16384, and at most 40 "
        + "million points in all, not '\(text)' "
        + "(gallery --help lists the options)")
  }

  @Test func filesAreTakenAsTheyAre() throws {
    #expect(try options(["--screenshot", "out.png"]).screenshot == "out.png")
    #expect(try options(["--screenshot=a=b.PNG"]).screenshot == "a=b.PNG")
    #expect(try options(["--frame-log", "-log"]).frameLog == "-log")
    #expect(try options(["--record", "-log"]).recording == "-log")
    let raw = FilePath(bytes: [0xFF, 0xFE])
    #expect(try options([raw]).operands == [.path(raw)])
  }

  @Test func theLastOfRepeatedOptionsCounts() throws {
    let options = try options(["--sort=size", "--theme", "dark", "--sort", "date", "--theme=light"])
    #expect(options.order == .date)
    #expect(options.theme == .light)
  }

  @Test func pathsAndOptionsMix() throws {
    let options = try options(["a.jpg", "--fullscreen", "b c", "--sort", "date", "file:///d.png"])
    #expect(options.operands == [.path("a.jpg"), .path("b c"), .path("file:///d.png")])
    #expect(options.isFullscreen && options.order == .date)
  }

  @Test func aPathKeepsItsRawBytes() throws {
    let raw = FilePath(bytes: [0x61, 0xE9, 0x2E, 0x6A, 0x70, 0x67])
    #expect(try options([raw]).operands == [.path(raw)])
  }

  @Test func twoDashesEndTheOptions() throws {
    let options = try options(["--recursive", "--", "--help", "-", "-0", "--", "x"])
    #expect(options.isRecursive)
    #expect(options.operands == ["--help", "-", "-0", "--", "x"].map { .path($0) })
  }

  @Test func aDashReadsStandardInput() throws {
    #expect(try options(["-"]).operands == [.standardInput(separator: 10)])
    #expect(try options(["-0"]).operands == [.standardInput(separator: 0)])
    #expect(
      try options(["a", "-", "b"]).operands
        == [.path("a"), .standardInput(separator: 10), .path("b")])
  }

  @Test(arguments: [["-", "-"], ["-0", "-"], ["-0", "a", "-0"]] as [[FilePath]])
  func standardInputCannotBeReadTwice(arguments: [FilePath]) {
    #expect(error(arguments)?.contains("standard input can be read only once") == true)
  }

  @Test(arguments: ["-", "-0"] as [FilePath])
  func standardInputCannotBeATerminal(argument: FilePath) {
    #expect(error([argument], inputIsTerminal: true)?.contains("is a terminal") == true)
    #expect(error(["a.jpg"], inputIsTerminal: true) == nil)
  }

  @Test func helpAndVersionWinOverWhatFollows() throws {
    #expect(try parse(["--help"]) == .help)
    #expect(try parse(["--version"]) == .version)
    #expect(try parse(["a.jpg", "--help", "--nonsense"]) == .help)
    #expect(try parse(["--version", "--help"]) == .version)
    #expect(error(["--nonsense", "--help"]) != nil)
  }

  @Test(
    arguments: [
      (["--fulscreen"], "there is no option --fulscreen; did you mean --fullscreen?"),
      (["--full"], "there is no option --full; did you mean --fullscreen?"),
      (["--recurse"], "there is no option --recurse; did you mean --recursive?"),
      (["--hlep"], "there is no option --hlep; did you mean --help?"),
      (["-h"], "there is no option -h; did you mean --help?"),
      (["-v"], "there is no option -v; did you mean --version?"),
      (["--sizes=1x1"], "there is no option --sizes; did you mean --size?"),
      (["--quality"], "there is no option --quality"),
      (["-x"], "there is no option -x"),
      (["---"], "there is no option ---"),
      (["--\u{1B}[31m"], "there is no option --␛[31m"),
      (["--fullscreen=yes"], "--fullscreen takes no value"),
      (["--help="], "--help takes no value"),
      (["--sort", "dat"], "--sort is name, date, size or random, not 'dat'"),
      (["--sort="], "--sort is name, date, size or random, not ''"),
      (["--sort", "Name"], "--sort is name, date, size or random, not 'Name'"),
      (["--theme=blue"], "--theme is dark, light or system, not 'blue'"),
      (["--renderer", "vulkan"], "--renderer is auto, gpu or software, not 'vulkan'"),
      (["--sort"], "--sort needs a value: name|date|size|random"),
      (["--size"], "--size needs a value: WxH"),
      (["--screenshot", "--fullscreen"], "--screenshot needs a value: FILE.png"),
      (["--frame-log", "--"], "--frame-log needs a value: FILE"),
      (["--frame-log="], "--frame-log needs a file name"),
      (["--screenshot="], "--screenshot needs a file name"),
      (["--screenshot", "a.jpg"], "--screenshot writes PNG; end 'a.jpg' in .png"),
      (
        ["--screenshot", FilePath(bytes: [0xFF] + Array(".png".utf8))],
        "--screenshot needs a file name in UTF-8, not '\u{FFFD}.png'"
      ),
      (
        ["--frame-log=a", "--screenshot=a.png"],
        "--frame-log is about a window and --screenshot opens none; give one of them"
      ),
      (
        ["--screenshot=a.png", "--record", "a"],
        "--record is about a window and --screenshot opens none; give one of them"
      ),
      (
        ["--record=a", "--frame-log=a"],
        "--frame-log and --record write different things; give each a file"
      ),
      ([""], "a path is empty; name a file or a folder, or leave it out"),
      (["--", ""], "a path is empty; name a file or a folder, or leave it out"),
    ] as [([FilePath], String)])
  func wrongUsageIsExplainedInOneLine(arguments: [FilePath], text: String) {
    #expect(error(arguments) == "gallery: \(text) (gallery --help lists the options)")
  }

  @Test func wrongUsageExitsWithTwo() {
    #expect(UsageError.exitCode == 2)
  }

  @Test func everyOptionThatTakesAValueAsksForIt() {
    for option in CommandLineOption.allCases where option.valueName != nil {
      #expect(error([FilePath(option.spelling)])?.contains("needs a value") == true)
    }
  }
}
