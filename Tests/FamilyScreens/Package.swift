// swift-tools-version: 6.2
import PackageDescription

// A program of somebody else's, as far as the library is concerned: it sees what is public.
let package = Package(
  name: "FamilyScreens",
  dependencies: [.package(name: "Paging", path: "../..")],
  targets: [
    .target(name: "FamilyScreens", dependencies: [.product(name: "Paging", package: "Paging")]),
    // The same sources again, with Foundation imported beside the library.
    .target(
      name: "WithFoundation", dependencies: [.product(name: "Paging", package: "Paging")],
      swiftSettings: [.define("FOUNDATION")]),
    .executableTarget(
      name: "family-screens",
      dependencies: ["FamilyScreens", .product(name: "Paging", package: "Paging")]),
  ],
  swiftLanguageModes: [.v6])
