internal import CDesktopBus

/// Reads settings out of a message of the portal; what has another shape is passed over.
nonisolated struct SettingsMessage {
  private let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  /// Reads the answer to `ReadAll`: groups of names with values (`a{sa{sv}}`).
  func readGroups(into settings: inout DesktopSettings) {
    forEach("{sa{sv}}") {
      guard let group = text else { return }
      forEach("{sv}") { readSetting(of: group, into: &settings) }
    }
  }

  /// Reads the signal `SettingChanged`: a group, a name and a value (`ssv`).
  func readChange(into settings: inout DesktopSettings) {
    if let group = text { readSetting(of: group, into: &settings) }
  }

  private func readSetting(of group: String, into settings: inout DesktopSettings) {
    guard let name = text else { return }
    if let value = number { settings.set(name, in: group, to: value) }
  }

  private var text: String? {
    var characters: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(message, CChar("s"), &characters) > 0 else { return nil }
    return characters.map { String(cString: $0) }
  }

  /// The number or the yes or no in a variant; nil, and passed over, where it holds another type.
  private var number: UInt32? {
    var contents: UnsafePointer<CChar>?
    guard sd_bus_message_peek_type(message, nil, &contents) > 0, let contents,
      ["u", "b"].contains(String(cString: contents)),
      sd_bus_message_enter_container(message, CChar("v"), contents) > 0
    else {
      sd_bus_message_skip(message, "v")
      return nil
    }
    defer { sd_bus_message_exit_container(message) }
    var value: UInt32 = 0
    return sd_bus_message_read_basic(message, contents[0], &value) > 0 ? value : nil
  }

  /// Reads each element of an array of pairs.
  private func forEach(_ type: String, _ read: () -> Void) {
    guard sd_bus_message_enter_container(message, CChar("a"), type) > 0 else { return }
    let pair = String(type.dropFirst().dropLast())
    while sd_bus_message_enter_container(message, CChar("e"), pair) > 0 {
      read()
      guard sd_bus_message_exit_container(message) >= 0 else { return }
    }
    sd_bus_message_exit_container(message)
  }
}

nonisolated extension CChar {
  /// A type as D-Bus writes it.
  fileprivate init(_ type: Unicode.Scalar) { self = CChar(truncatingIfNeeded: type.value) }
}
