import Testing

@testable import GalleryKit

@Suite nonisolated struct UserFoldersTests {
  @Test(arguments: [
    (#"XDG_PICTURES_DIR="$HOME/Bilder""#, "/home/me/Bilder"),
    (#"XDG_PICTURES_DIR="/data/Photos""#, "/data/Photos"),
    (#"  XDG_PICTURES_DIR = "$HOME/a b"  "#, "/home/me/a b"),
    (#"XDG_PICTURES_DIR="$HOME/a\"b\\c\$d""#, #"/home/me/a"b\c$d"#),
    ("# a comment\nXDG_MUSIC_DIR=\"$HOME/M\"\nXDG_PICTURES_DIR=\"$HOME/P\"\n", "/home/me/P"),
    ("XDG_PICTURES_DIR=\"$HOME/P\"\nXDG_PICTURES_DIR=\"$HOME/Q\"", "/home/me/Q"),
    (#"XDG_PICTURES_DIR="$HOME/Ünï""#, "/home/me/Ünï"),
    (#"XDG_PICTURES_DIR="$HOME/""#, "/home/me/"),
  ])
  func theFolderIsReadAsWritten(text: String, folder: String) {
    let found = UserFolders.folder("XDG_PICTURES_DIR", in: Array(text.utf8), home: "/home/me")
    #expect(found == FilePath(folder))
  }

  @Test(arguments: [
    "", "XDG_PICTURES_DIR=", "XDG_PICTURES_DIR=$HOME/P", #"XDG_PICTURES_DIR="relative""#,
    #"XDG_PICTURES_DIR="$HOMER/P""#, #"XDG_PICTURES_DIR="$HOME/P"#, #"XDG_PICTURES_DIRX="/p""#,
    #"# XDG_PICTURES_DIR="/p""#, #"XDG_PICTURES_DIR "/p""#, #"XDG_PICTURES_DIR="""#,
    "XDG_PICTURES_DIR=\"/p\\",
  ])
  func whatIsMalformedIsPassedOver(text: String) {
    let found = UserFolders.folder("XDG_PICTURES_DIR", in: Array(text.utf8), home: "/home/me")
    #expect(found == nil)
  }

  @Test func withoutAFileItIsPictures() {
    let folders = UserFolders(environment: ProcessEnvironment(["HOME": "/nowhere/me"]))
    #expect(folders.pictures() == "/nowhere/me/Pictures")
  }

  @Test func withoutAHomeThereIsNone() {
    #expect(UserFolders(environment: ProcessEnvironment([:])).pictures() == nil)
    #expect(UserFolders(environment: ProcessEnvironment(["HOME": ""])).pictures() == nil)
  }

  @Test func theFileIsFoundInTheConfiguration() throws {
    let home = try TemporaryFolder()
    try home.folder(".config")
    try home.file(".config/user-dirs.dirs", text: "XDG_PICTURES_DIR=\"$HOME/A\"\n")
    try home.folder("other")
    try home.file("other/user-dirs.dirs", text: "XDG_PICTURES_DIR=\"$HOME/B\"\n")
    var variables = ["HOME": home.path.string]
    let inHome = UserFolders(environment: ProcessEnvironment(variables))
    #expect(inHome.pictures() == home.path.appending("A"))
    variables["XDG_CONFIG_HOME"] = home.path.appending("other").string
    let elsewhere = UserFolders(environment: ProcessEnvironment(variables))
    #expect(elsewhere.pictures() == home.path.appending("B"))
  }

  @Test func pointingItAtHomeSwitchesItOff() throws {
    let home = try TemporaryFolder()
    try home.folder(".config")
    try home.file(".config/user-dirs.dirs", text: "XDG_PICTURES_DIR=\"$HOME/\"\n")
    let environment = ProcessEnvironment(["HOME": home.path.string])
    #expect(UserFolders(environment: environment).pictures() == nil)
  }
}
