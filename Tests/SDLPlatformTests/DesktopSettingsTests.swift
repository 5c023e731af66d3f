import CDesktopBus
import Glibc
import Interface
import Testing

@testable import SDLPlatform

struct DesktopSettingsTests {
  @Test func settingsHaveTheMeaningsOfThePortal() {
    var settings = DesktopSettings()
    #expect(settings.colorScheme == nil)
    settings.set("color-scheme", in: "org.freedesktop.appearance", to: 2)
    #expect(settings.colorScheme == .light)
    settings.set("color-scheme", in: "org.freedesktop.appearance", to: 1)
    #expect(settings.colorScheme == .dark)
    settings.set("color-scheme", in: "org.freedesktop.appearance", to: 7)
    #expect(settings.colorScheme == nil)
    settings.set("contrast", in: "org.freedesktop.appearance", to: 1)
    #expect(settings.contrast == .increased)
    settings.set("contrast", in: "another.group", to: 0)
    #expect(settings.contrast == .increased)
  }

  @Test func motionIsReducedByEitherWayToSayIt() {
    var settings = DesktopSettings()
    #expect(!settings.reducesMotion)
    settings.set("enable-animations", in: "org.gnome.desktop.interface", to: 0)
    #expect(settings.reducesMotion)
    settings.set("enable-animations", in: "org.gnome.desktop.interface", to: 1)
    #expect(!settings.reducesMotion)
    settings.set("reduced-motion", in: "org.freedesktop.appearance", to: 1)
    #expect(settings.reducesMotion)
  }

  @Test func optionsComeBeforeTheDesktop() {
    var desktop = DesktopSettings()
    desktop.set("color-scheme", in: "org.freedesktop.appearance", to: 2)
    var options = WindowOptions()
    options.colorScheme = .dark
    options.reducesMotion = true
    let values = options.environment(window: nil, desktop: desktop)
    #expect(values.colorScheme == .dark)
    #expect(values.accessibilityReduceMotion)
  }

  @Test func withoutABusNothingIsTold() async throws {
    let watch = DesktopSettingsWatch(address: "unix:path=/nonexistent/bus")
    watch.onChange = { _ in Issue.record("told of settings that nobody has") }
    #expect(watch.settings == DesktopSettings())
  }

  @Test(.enabled("needs dbus-daemon") { access(PrivateBus.program, X_OK) == 0 })
  func settingsAreReadAndTheirChangesFollow() throws {
    let bus = try PrivateBus()
    let portal = try FakePortal(address: bus.address)
    let watch = DesktopSettingsWatch(address: bus.address)
    try portal.serve { watch.settings.colorScheme == .light }
    #expect(watch.settings.contrast == .increased)
    #expect(watch.settings.reducesMotion)

    try portal.change("color-scheme", to: 1)
    try portal.serve { watch.settings.colorScheme == .dark }
    #expect(watch.settings.contrast == .increased)
  }
}
