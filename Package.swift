// swift-tools-version: 6.2
import PackageDescription

let concurrency: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]
let mainActor: [SwiftSetting] = concurrency + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Paging",
  products: [
    .library(name: "Paging", targets: ["Paging"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "showcase", targets: ["showcase"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [.apt(["libsdl2-dev", "libsdl2-image-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(
      name: "CFontconfig",
      providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
      name: "CFribidi",
      providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CDesktopBus",
      providers: [.apt(["libsystemd-dev"])]),
    .target(
      name: "CImageCodecs",
      linkerSettings: ["jpeg", "png", "exif", "SDL2", "SDL2_image"].map { .linkedLibrary($0) }),

    .target(name: "CPixels"),
    .target(
      name: "CDisplays",
      linkerSettings: ["SDL2", "wayland-client", "X11", "Xrandr"].map { .linkedLibrary($0) }),
    .target(
      name: "CTrackpad",
      linkerSettings: ["SDL2", "wayland-client", "X11", "Xi"].map { .linkedLibrary($0) }),

    .target(name: "Graphics", swiftSettings: concurrency),
    .target(name: "Motion", dependencies: ["Graphics"], swiftSettings: concurrency),
    // Apart, since its properties belong to classes of any isolation.
    .target(name: "ObservableModels", swiftSettings: concurrency),
    .target(name: "Interface", dependencies: ["Graphics", "Motion"], swiftSettings: mainActor),
    .target(
      name: "Pagers", dependencies: ["Graphics", "Motion", "ObservableModels", "Interface"],
      swiftSettings: mainActor),
    .target(
      name: "Pictures", dependencies: ["CImageCodecs", "CSDL2", "Graphics", "Motion", "Interface"],
      swiftSettings: mainActor),
    .target(
      name: "SDLPlatform",
      dependencies: [
        "CSDL2", "CFontconfig", "CFribidi", "CHarfBuzz", "CDesktopBus", "CPixels", "CDisplays",
        "CTrackpad", "Graphics", "Motion", "Interface", "Pictures",
      ],
      swiftSettings: mainActor),
    .target(
      name: "Paging",
      dependencies: [
        "Graphics", "Motion", "ObservableModels", "Interface", "Pagers", "Pictures", "SDLPlatform",
      ],
      swiftSettings: mainActor),
    .target(name: "CommandLines", swiftSettings: concurrency),
    .target(
      name: "GalleryKit", dependencies: ["CommandLines", "Paging"], swiftSettings: mainActor),
    .executableTarget(name: "gallery", dependencies: ["GalleryKit"], swiftSettings: mainActor),
    .target(
      name: "ShowcaseKit", dependencies: ["CommandLines", "Paging"], swiftSettings: mainActor),
    .executableTarget(name: "showcase", dependencies: ["ShowcaseKit"], swiftSettings: mainActor),

    .target(
      name: "TestSupport", dependencies: ["Interface", "Graphics", "Motion"], path: "Tests/Support",
      swiftSettings: mainActor),
    .target(
      name: "FakeCompositor", path: "Tests/FakeCompositor",
      linkerSettings: ["wayland-server", "wayland-client"].map { .linkedLibrary($0) }),
    .testTarget(
      name: "TrackpadTests", dependencies: ["CTrackpad", "FakeCompositor"],
      swiftSettings: concurrency),
    .target(
      name: "PictureTesting", dependencies: ["SDLPlatform", "CSDL2", "Graphics"],
      path: "Tests/PictureTesting", exclude: ["Fonts"], swiftSettings: mainActor),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"], swiftSettings: concurrency),
    .testTarget(
      name: "MotionTests", dependencies: ["Graphics", "Motion"], swiftSettings: concurrency),
    .testTarget(
      name: "InterfaceTests",
      dependencies: ["TestSupport", "ObservableModels", "Interface", "Graphics", "Motion"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PagersTests",
      dependencies: ["TestSupport", "Pagers", "Interface", "Graphics", "Motion"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["TestSupport", "Pictures", "CImageCodecs", "Interface", "Graphics"],
      resources: [.copy("Fixtures")], swiftSettings: mainActor),
    .testTarget(
      name: "SDLPlatformTests",
      dependencies: [
        "TestSupport", "PictureTesting", "SDLPlatform", "CSDL2", "CFontconfig", "CDesktopBus",
        "CPixels", "CTrackpad", "Pagers", "Interface", "Graphics", "Motion",
      ],
      exclude: ["Fonts", "Pictures", "Recordings"],
      swiftSettings: mainActor),
    .testTarget(
      name: "CommandLinesTests", dependencies: ["CommandLines"], swiftSettings: concurrency),
    .testTarget(
      name: "GalleryKitTests",
      dependencies: [
        "TestSupport", "PictureTesting", "CommandLines", "GalleryKit", "Paging", "Pictures",
        "SDLPlatform",
      ],
      exclude: ["Pictures"], swiftSettings: mainActor),
    .testTarget(
      name: "ShowcaseKitTests",
      dependencies: ["TestSupport", "PictureTesting", "CommandLines", "ShowcaseKit", "Paging"],
      exclude: ["Pictures"], swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6])
