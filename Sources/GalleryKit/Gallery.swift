import CommandLines
import Glibc
import Paging

/// The gallery application: reads its command line, shows the photos, answers an exit status.
public enum Gallery {
  /// Runs the application as its process's arguments say.
  ///
  /// - Returns: The exit status: 0 fine, 1 nothing could be shown, 2 wrong usage.
  public static func run() -> Int32 {
    StandardStreams.open()
    do {
      switch try CommandLineParser.parse(CommandLineParser.processArguments) {
      case .help: return say(HelpText.text)
      case .version: return say(HelpText.version)
      case .show(let options): return show(options)
      }
    } catch {
      complain(error.line(of: AppIdentity.command))
      return UsageError.exitCode
    }
  }

  private static func show(_ options: CommandLineOptions) -> Int32 {
    let library = PhotoLibrary(options)
    let first = options.screenshot == nil ? library.initial() : nil
    let listing = first.map { PhotoListing(photos: [$0]) } ?? library.load()
    report(listing.problems)
    guard listing.isWorthAWindow else { return 1 }
    let model = GalleryModel(listing, favouritesStore: FavouritesFile().map(FavouritesStore.init))
    model.loadFavourites()
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

  private static func say(_ text: String) -> Int32 {
    do {
      try StandardStreams.write(text, to: STDOUT_FILENO)
      return 0
    } catch {
      complain("\(AppIdentity.command): cannot write to standard output: \(error.reason)")
      return 1
    }
  }

  private static func complain(_ line: String) {
    try? StandardStreams.write(line + "\n", to: STDERR_FILENO)
  }
}
