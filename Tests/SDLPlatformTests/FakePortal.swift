import CDesktopBus
import Testing

/// A desktop with light colours, strong contrast and no animations.
final class FakePortal {
  private let bus: OpaquePointer

  init(address: String) throws {
    var bus: OpaquePointer?
    try #require(sd_bus_new(&bus) >= 0)
    self.bus = try #require(bus)
    try #require(sd_bus_set_address(bus, address) >= 0)
    try #require(sd_bus_set_bus_client(bus, 1) >= 0)
    try #require(sd_bus_start(bus) >= 0)
    try #require(sd_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0) >= 0)
  }

  isolated deinit { sd_bus_flush_close_unref(bus) }

  /// Answers calls until a condition holds, for at most five seconds.
  func serve(until isDone: () -> Bool) throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(5)
    while !isDone() {
      try #require(clock.now < end, "the settings do not arrive")
      var message: OpaquePointer?
      guard sd_bus_process(bus, &message) > 0 else {
        sd_bus_wait(bus, 10_000)
        continue
      }
      if sd_bus_message_is_method_call(message, "org.freedesktop.portal.Settings", "ReadAll") > 0 {
        answer(message)
      }
      sd_bus_message_unref(message)
    }
  }

  /// Tells of a change in the appearance.
  func change(_ name: String, to value: UInt32) throws {
    var signal: OpaquePointer?
    try #require(
      sd_bus_message_new_signal(
        bus, &signal, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
        "SettingChanged") >= 0)
    append("org.freedesktop.appearance", to: signal)
    append(name, to: signal)
    append("u", value, to: signal)
    try #require(sd_bus_send(bus, signal, nil) >= 0)
    sd_bus_message_unref(signal)
  }

  private func answer(_ call: OpaquePointer?) {
    var reply: OpaquePointer?
    sd_bus_message_new_method_return(call, &reply)
    open("a", "{sa{sv}}", in: reply)
    group("org.freedesktop.appearance", in: reply) {
      setting("accent-color", "s", in: reply) { append("blue", to: reply) }
      setting("color-scheme", "u", in: reply) { append(number: 2, "u", to: reply) }
      setting("contrast", "u", in: reply) { append(number: 1, "u", to: reply) }
    }
    group("org.gnome.desktop.interface", in: reply) {
      setting("enable-animations", "b", in: reply) { append(number: 0, "b", to: reply) }
    }
    sd_bus_message_close_container(reply)
    sd_bus_send(bus, reply, nil)
    sd_bus_message_unref(reply)
  }

  private func group(_ name: String, in message: OpaquePointer?, _ body: () -> Void) {
    open("e", "sa{sv}", in: message)
    append(name, to: message)
    open("a", "{sv}", in: message)
    body()
    sd_bus_message_close_container(message)
    sd_bus_message_close_container(message)
  }

  private func setting(
    _ name: String, _ type: String, in message: OpaquePointer?, _ body: () -> Void
  ) {
    open("e", "sv", in: message)
    append(name, to: message)
    open("v", type, in: message)
    body()
    sd_bus_message_close_container(message)
    sd_bus_message_close_container(message)
  }

  private func open(_ type: Unicode.Scalar, _ contents: String, in message: OpaquePointer?) {
    sd_bus_message_open_container(message, CChar(truncatingIfNeeded: type.value), contents)
  }

  private func append(_ text: String, to message: OpaquePointer?) {
    sd_bus_message_append_basic(message, CChar(truncatingIfNeeded: UInt8(ascii: "s")), text)
  }

  private func append(_ type: String, _ value: UInt32, to message: OpaquePointer?) {
    open("v", type, in: message)
    append(number: value, Unicode.Scalar(UInt8(ascii: "u")), to: message)
    sd_bus_message_close_container(message)
  }

  private func append(number: UInt32, _ type: Unicode.Scalar, to message: OpaquePointer?) {
    var value = number
    sd_bus_message_append_basic(message, CChar(truncatingIfNeeded: type.value), &value)
  }
}
