internal import CDesktopBus
internal import Glibc

/// A connection to the settings portal of XDG, on the session's bus; used by one thread.
nonisolated struct SettingsPortal {
  private let bus: OpaquePointer

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  /// In microseconds; a portal that has to be started first may take its time.
  private static let patience: UInt64 = 5_000_000

  /// Connects to the bus of the session, or the one at an address; nil where there is none.
  init?(address: String?) {
    var bus: OpaquePointer?
    if let address {
      guard sd_bus_new(&bus) >= 0, sd_bus_set_address(bus, address) >= 0,
        sd_bus_set_bus_client(bus, 1) >= 0, sd_bus_start(bus) >= 0
      else {
        sd_bus_unref(bus)
        return nil
      }
    } else {
      guard sd_bus_open_user(&bus) >= 0 else { return nil }
    }
    guard let bus else { return nil }
    self.bus = bus
  }

  func close() { sd_bus_flush_close_unref(bus) }

  /// Becomes ready for reading when there is something to `receive`.
  var descriptor: Int32 { sd_bus_get_fd(bus) }

  /// Asks to be told of changes from now on; false where the bus refuses.
  func subscribe() -> Bool {
    sd_bus_match_signal(bus, nil, Self.name, Self.path, Self.interface, "SettingChanged", nil, nil)
      >= 0
  }

  /// Reads all settings; they stay as they are where no portal answers.
  func read(into settings: inout DesktopSettings) {
    var call: OpaquePointer?
    guard
      sd_bus_message_new_method_call(
        bus, &call, Self.name, Self.path, Self.interface, "ReadAll") >= 0
    else { return }
    defer { sd_bus_message_unref(call) }
    var groups = DesktopSettings.groups.map { strdup($0) } + [nil]
    defer { for group in groups { free(group) } }
    var reply: OpaquePointer?
    guard sd_bus_message_append_strv(call, &groups) >= 0,
      sd_bus_call(bus, call, Self.patience, nil, &reply) >= 0, let reply
    else { return }
    defer { sd_bus_message_unref(reply) }
    SettingsMessage(reply).readGroups(into: &settings)
  }

  /// Takes what has come; false when the bus is gone.
  func receive(into settings: inout DesktopSettings) -> Bool {
    while true {
      var message: OpaquePointer?
      let result = sd_bus_process(bus, &message)
      guard result > 0 else { return result == 0 }
      guard let message else { continue }
      defer { sd_bus_message_unref(message) }
      if sd_bus_message_is_signal(message, Self.interface, "SettingChanged") > 0 {
        SettingsMessage(message).readChange(into: &settings)
      }
    }
  }
}
