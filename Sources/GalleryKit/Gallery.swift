import Glibc
import Paging

/// The gallery application: reads its command line, shows the photos, answers an exit status.
public enum Gallery {
  /// Runs the application as its process's arguments say.
  ///
  /// - Returns: The exit status: 0 fine, 1 nothing could be shown, 2 wrong usage.
  public static func run() -> Int32 {
    do {
      switch try CommandLineParser.parse(CommandLineParser.processArguments) {
      case .help: print(HelpText.text, terminator: "")
      case .version: print(HelpText.version, terminator: "")
      case .show(let options): return show(options)
      }
      return 0
    } catch {
      complain(error.line)
      return UsageError.exitCode
    }
  }

  private static func show(_ options: CommandLineOptions) -> Int32 {
    let library = PhotoLibrary(options)
    let first = options.screenshot == nil ? library.initial() : nil
    let listing = first.map { PhotoListing(photos: [$0]) } ?? library.load()
    report(listing.problems)
    guard listing.isWorthAWindow else { return 1 }
    let model = GalleryModel(listing)
    model.isPhotoView = options.isPhotoView
    let pipeline = PicturePipeline.shared
    model.requestFirstPicture(from: pipeline, size: options.size ?? WindowOptions().size)
    var window = WindowOptions(options)
    // Listing a large folder beside its first picture would only delay that.
    if first != nil { window.onFirstFrame = { complete(model, from: library) } }
    return GalleryApp(model: model).run(options: window)
  }

  private static func complete(_ model: GalleryModel, from library: PhotoLibrary) {
    Task.detached {
      let listing = library.load()
      await MainActor.run {
        report(listing.problems)
        model.complete(with: listing)
      }
    }
  }

  private static func report(_ problems: [PhotoProblem]) {
    for problem in problems { complain(problem.line) }
  }

  private static func complain(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
