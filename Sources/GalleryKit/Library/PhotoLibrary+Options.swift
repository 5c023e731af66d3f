nonisolated extension PhotoLibrary {
  /// The library that a command line asks for.
  ///
  /// The random order differs on each run, unless `GALLERY_SEED` holds a number.
  init(_ options: CommandLineOptions, environment: ProcessEnvironment = .current) {
    self.init()
    operands = options.operands
    order = options.order
    isRecursive = options.isRecursive
    seed = environment["GALLERY_SEED"].flatMap { UInt64($0.string) } ?? .random(in: 0 ... .max)
    self.environment = environment
    layout = InstallLayout(environment: environment)
  }
}
