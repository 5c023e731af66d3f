public import Graphics

extension ColorScheme {
  /// What is chosen or has the focus.
  public var accent: Color { self == .dark ? Color(hex: 0x6CB0FF) : Color(hex: 0x0B5FC6) }

  /// Text on the window's own ground.
  public var ink: Color { self == .dark ? Color(hex: 0xF4F5F7) : Color(hex: 0x16181C) }
}
